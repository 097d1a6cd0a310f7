extension Value {
  /// What `print` (or, for `debug`, `debugPrint`) shows; nil if that runs code of the program.
  package func pureDescription(debug: Bool) -> String? {
    try? describe(self, debug: debug) { (_) throws(NeedsProgram) in throw NeedsProgram() }
  }
}

private struct NeedsProgram: Error {}

/// Code of the program that gives a value's text.
package struct DescriptionCall: Sendable {
  package let getter: Function
  /// The types that the getter takes, then the value.
  package let arguments: [Value]
}

/// What `print` or `debugPrint` shows of a value. Wherever the program says itself how a value
/// prints, `custom` runs the code that says it.
package func describe<Failure: Error>(
  _ value: Value, debug: Bool, custom: (DescriptionCall) throws(Failure) -> String
) throws(Failure) -> String {
  switch value {
  case .string(let string) where !debug: return string
  case .int(let int): return int.description
  default:
    var describer = Describer<Failure>()
    try describer.write(value, debug: debug, custom: custom)
    return describer.text
  }
}

/// Follows what `String(describing:)` and `String(reflecting:)` do with reflection: a value's own
/// text is plain or debug text as asked, but everything inside it is debug text.
private struct Describer<Failure: Error> {
  typealias Custom = (DescriptionCall) throws(Failure) -> String

  var text = ""

  mutating func write(_ value: Value, debug: Bool, custom: Custom) throws(Failure) {
    // Values can share parts so often that their text would never end.
    guard text.utf8.count <= Limits.bytes else { return }
    switch value {
    case .void: text += "()"
    case .bool(let bool): text += bool.description
    case .int(let int): text += int.description
    case .integer(let integer): text += integer.description
    case .double(let double): text += double.description
    case .float(let float): text += float.description
    case .string(let string): text += debug ? string.debugDescription : string
    case .character(let character):
      text += debug ? character.debugDescription : String(character)
    case .duration(let duration): text += duration.description
    case .none: text += "nil"
    case .some(let wrapped): try writeCall("Optional", [wrapped], custom: custom)
    case .tuple(let tuple):
      try writeCall("", labels: tuple.labels, tuple.elements, custom: custom)
    case .array(let array): try writeList(array, custom: custom)
    case .set(let set): try writeSet(set, debug: debug, custom: custom)
    case .dictionary(let dictionary): try write(dictionary, custom: custom)
    case .range(let bounds): try write(bounds, debug: debug, custom: custom)
    case .structure(let structure):
      try writeNominal(value, structure.instance, debug: debug, custom: custom)
    case .enumeration(let enumeration):
      try writeNominal(value, enumeration.instance, debug: debug, custom: custom)
    case .object(let object):
      try writeNominal(value, object.instance, debug: debug, custom: custom)
    case .closure: text += "(Function)"
    case .type(let type): text += debug ? type.qualifiedDescription : type.description
    case .native(let native): text += native.description
    case .cell(let cell): try write(cell.value, debug: debug, custom: custom)
    case .weak(let reference):
      let optional = reference.target.map { Value.some(.object($0)) } ?? Value.none
      try write(optional, debug: debug, custom: custom)
    case .key(let key): try write(key.key, debug: debug, custom: custom)
    case .uninitialized: text += "(uninitialized)"
    }
  }

  // MARK: Collections

  private mutating func writeList(
    _ values: some Sequence<Value>, custom: Custom
  ) throws(Failure) {
    text += "["
    var separator = ""
    for value in values {
      text += separator
      separator = ", "
      try write(value, debug: true, custom: custom)
    }
    text += "]"
  }

  private mutating func writeSet(
    _ set: Set<Value>, debug: Bool, custom: Custom
  ) throws(Failure) {
    if debug { text += "Set(" }
    try writeList(set, custom: custom)
    if debug { text += ")" }
  }

  private mutating func write(
    _ dictionary: [Value: Value], custom: Custom
  ) throws(Failure) {
    text += dictionary.isEmpty ? "[:" : "["
    var separator = ""
    for (key, value) in dictionary {
      text += separator
      separator = ", "
      try write(key, debug: true, custom: custom)
      text += ": "
      try write(value, debug: true, custom: custom)
    }
    text += "]"
  }

  private mutating func write(
    _ bounds: Bounds, debug: Bool, custom: Custom
  ) throws(Failure) {
    guard let lower = bounds.lower, let upper = bounds.upper else {
      return try writePartial(bounds, debug: debug, custom: custom)
    }
    if debug { text += bounds.typeName + "(" }
    try write(lower, debug: debug, custom: custom)
    text += bounds.includesUpper ? "..." : "..<"
    try write(upper, debug: debug, custom: custom)
    if debug { text += ")" }
  }

  /// One-sided ranges have no description of their own: they print as the structures they are.
  private mutating func writePartial(
    _ bounds: Bounds, debug: Bool, custom: Custom
  ) throws(Failure) {
    let type = bounds.boundType
    let name =
      debug
      ? "Swift.\(bounds.typeName)<\(type.qualifiedDescription)>"
      : "\(bounds.typeName)<\(type.description)>"
    let label = bounds.lower == nil ? "upperBound" : "lowerBound"
    let bound = bounds.lower ?? bounds.upper
    try writeCall(
      name, labels: [label], bound.map { [$0] } ?? [], custom: custom)
  }

  // MARK: The program's types

  private mutating func writeNominal(
    _ value: Value, _ instance: TypeInstance, debug: Bool, custom: Custom
  ) throws(Failure) {
    let descriptor = instance.descriptor
    if let own = instance.ownDescription(debug: debug) {
      text += try custom(
        DescriptionCall(getter: own.function, arguments: own.types + [value]))
      return
    }
    let name = debug ? instance.qualifiedName : instance.name
    switch value {
    case .structure(let structure):
      try writeCall(name, labels: descriptor.fieldNames, structure.fields, custom: custom)
    case .enumeration(let enumeration):
      try write(enumeration, typeName: debug ? name : nil, custom: custom)
    default:
      text += instance.qualifiedName
    }
  }

  private mutating func write(
    _ enumeration: Enumeration, typeName: String?, custom: Custom
  ) throws(Failure) {
    let cases = enumeration.descriptor.cases
    guard cases.indices.contains(enumeration.index) else { return }
    let chosen = cases[enumeration.index]
    let name = typeName.map { "\($0).\(chosen.name)" } ?? chosen.name
    if enumeration.payload.isEmpty {
      text += name
    } else if let tuple = enumeration.onlyTuple {
      // The payload `((Int, Int))` is the tuple `(Int, Int)` in memory, and prints as one.
      text += name
      try write(tuple, debug: true, custom: custom)
    } else {
      try writeCall(name, labels: chosen.labels, enumeration.payload, custom: custom)
    }
  }

  /// `name(label: value, value)`
  private mutating func writeCall(
    _ name: String, labels: [String?] = [], _ values: [Value], custom: Custom
  ) throws(Failure) {
    text += name + "("
    for (index, value) in values.enumerated() {
      if index > 0 { text += ", " }
      if index < labels.count, let label = labels[index] { text += label + ": " }
      try write(value, debug: true, custom: custom)
    }
    text += ")"
  }
}

extension TypeInstance {
  /// What the nearest class or superclass, or the type, says it prints as.
  fileprivate func ownDescription(debug: Bool) -> (function: Function, types: [Value])? {
    let choices = [
      { (descriptor: TypeDescriptor) in descriptor.description },
      { (descriptor: TypeDescriptor) in descriptor.debugDescription },
    ]
    for choice in debug ? choices.reversed() : choices {
      var current: TypeInstance? = self
      while let instance = current {
        if let conformance = choice(instance.descriptor) {
          let found = ResolvedConformance(
            conformance, of: .nominal(self), arguments: instance.arguments)
          if found.holds, let code = found.code(0) { return code }
        }
        current = instance.superclass
      }
    }
    return nil
  }
}

extension Enumeration {
  fileprivate var onlyTuple: Value? {
    guard payload.count == 1, descriptor.cases[index].labels.first ?? nil == nil else { return nil }
    return switch payload[0] {
    case .tuple, .void: payload[0]
    default: nil
    }
  }
}
