/// Reflection of values.
extension Intrinsics {
  static let mirrors: [Intrinsic] = [
    // A value, and the number of superclass levels; returns an array of labels and values.
    Intrinsic("mirror.children", isLinear: true) { arguments throws(Trap) in
      let value = try arguments.value(0)
      return .array(
        try value.children(above: try arguments.int(1)).map { child in
          .tuple(
            Tuple(
              labels: ["label", "value"],
              elements: [Value(child.label.map(Value.string)), child.value]))
        })
    },
    Intrinsic("mirror.style") { arguments throws(Trap) in
      .string(try arguments.value(0).displayStyle)
    },
    // The superclass at a level, or nil.
    Intrinsic("mirror.superclassType") { arguments throws(Trap) in
      guard case .object(let object) = try arguments.value(0) else { return .none }
      var instance: TypeInstance? = object.instance
      for _ in 0..<(try arguments.int(1)) { instance = instance?.superclass }
      return Value(instance.map { Value.type(.nominal($0)) })
    },
    Intrinsic("mirror.caseName") { arguments throws(Trap) in
      guard case .enumeration(let enumeration) = try arguments.value(0) else { return .string("") }
      return .string(enumeration.descriptor.cases[enumeration.index].name)
    },
    // Foundation's error code: an enumeration's raw value if it is an integer, otherwise the index
    // of its case, counting cases with payloads first; for other types 1.
    Intrinsic("mirror.errorCode") { arguments throws(Trap) in
      guard case .enumeration(let enumeration) = try arguments.value(0) else { return .int(1) }
      let cases = enumeration.descriptor.cases
      if case .int(let code)? = cases[enumeration.index].rawValue { return .int(code) }
      let order =
        cases.indices.filter { !cases[$0].labels.isEmpty }
        + cases.indices.filter { cases[$0].labels.isEmpty }
      return .int(order.firstIndex(of: enumeration.index) ?? 0)
    },
  ]
}

extension Value {
  fileprivate var displayStyle: String {
    switch self {
    case .structure: "struct"
    case .object: "class"
    case .enumeration: "enum"
    case .tuple, .void: "tuple"
    case .none, .some: "optional"
    case .array: "collection"
    case .dictionary: "dictionary"
    case .set: "set"
    case .cell(let cell): cell.value.displayStyle
    case .key(let key): key.key.displayStyle
    case .typed(let inner, _): inner.displayStyle
    case .range, .bool, .int, .integer, .double, .float, .string, .character, .duration, .closure,
      .type, .native, .weak, .uninitialized:
      ""
    }
  }

  fileprivate func ancestor(_ level: Int) -> TypeInstance? {
    guard case .object(let object) = self else { return nil }
    var instance: TypeInstance? = object.instance
    for _ in 0..<level { instance = instance?.superclass }
    return instance
  }

  fileprivate func children(
    above level: Int
  ) throws(Trap) -> [(label: String?, value: Value)] {
    switch self {
    case .structure(let structure):
      // The stored properties of the library's types are hidden.
      if structure.descriptor.qualifiedName.hasPrefix("Swift.") { return [] }
      return zip(
        structure.descriptor.fieldNames, try structure.instance.erasing(Array(structure.fields))
      ).map { ($0, $1) }
    case .object(let object):
      guard let instance = ancestor(level) else { return [] }
      let names = instance.descriptor.fieldNames
      let own = names.indices.dropFirst(instance.descriptor.superclass?.fieldNames.count ?? 0)
      let fields = try instance.erasing(own.map { object[$0] })
      return zip(own.map { names[$0] }, fields).map { ($0, $1) }
    case .enumeration(let enumeration):
      let form = enumeration.descriptor.cases[enumeration.index]
      let payload = try enumeration.instance.erasing(
        Array(enumeration.payload), as: form.payloadTypes)
      if payload.isEmpty { return [] }
      if payload.count == 1, form.labels.allSatisfy({ $0 == nil }) {
        return [(form.name, payload[0])]
      }
      return [(form.name, .tuple(Tuple(labels: form.labels, elements: payload)))]
    case .some(let wrapped): return [("some", wrapped)]
    case .tuple(let tuple):
      return zip(tuple.labels, tuple.elements).enumerated().map { index, element in
        (element.0 ?? ".\(index)", element.1)
      }
    case .array(let elements): return elements.map { (nil, $0) }
    case .set(let members): return members.set.map { (nil, $0.opened) }
    case .dictionary(let dictionary):
      return dictionary.table.map { key, value in
        (nil, .tuple(Tuple(labels: ["key", "value"], elements: [key.opened, value])))
      }
    case .range(let bounds):
      return [("lowerBound", bounds.lower), ("upperBound", bounds.upper)].compactMap {
        name, bound in
        bound.map { (name, $0) }
      }
    case .cell(let cell): return try cell.value.children(above: level)
    case .key(let key): return try key.key.children(above: level)
    case .typed(let inner, let type): return try inner.erasingParts(of: type).children(above: level)
    case .void, .bool, .int, .integer, .double, .float, .string, .character, .duration, .none,
      .closure, .type, .native, .weak, .uninitialized:
      return []
    }
  }
}

extension Value {
  /// The object of a weak or unowned reference, which is optional if the property is.
  fileprivate func referenced(as type: RuntimeType) throws(Trap) -> Value {
    guard case .weak(let reference) = self else { return self }
    guard let object = reference.target else {
      if reference.isOptional { return .none }
      throw Trap(.releasedReference)
    }
    return if case .optional = type { .some(.object(object)) } else { .object(object) }
  }
}

extension TypeInstance {
  /// The values of its stored properties, each with its type where the value doesn't show it.
  fileprivate func erasing(_ fields: [Value]) throws(Trap) -> [Value] {
    try erasing(fields, as: descriptor.fieldTypes)
  }

  fileprivate func erasing(
    _ values: [Value], as types: [RuntimeType]
  ) throws(Trap) -> [Value] {
    guard values.count == types.count else { return values }
    return try zip(values, types).map { value, type throws(Trap) in
      let type = type.substituting(arguments)
      return try value.referenced(as: type).erased(as: type)
    }
  }
}
