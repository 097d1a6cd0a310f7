extension Value {
  /// What `is` answers.
  package func matches(_ type: RuntimeType) -> Bool {
    cast(to: type) != nil
  }

  /// What `as?` gives, without the optional that a success is wrapped in: optionals are opened and
  /// made as the type asks for, collections are cast element by element.
  package func cast(to type: RuntimeType) -> Value? {
    if case .any = type { return self }
    if case .optional(let wrappedType) = type {
      switch self {
      case .none: return Value.none
      case .some(let wrapped): return wrapped.cast(to: wrappedType).map(Value.some)
      default: return cast(to: wrappedType).map(Value.some)
      }
    }
    switch self {
    case .some(let wrapped): return wrapped.cast(to: type)
    case .none: return nil
    default: return castUnwrapped(to: type)
    }
  }

  private func castUnwrapped(to type: RuntimeType) -> Value? {
    switch (self, type) {
    case (.void, .void), (.bool, .bool), (.int, .int), (.double, .double), (.string, .string),
      (.character, .character), (.duration, .duration), (.closure, .function),
      (.object, .anyObject), (.native, .anyObject):
      self
    case (.array(let elements), .array(let element)):
      Self.cast(elements, to: element).map(Value.array)
    case (.set(let elements), .set(let element)):
      Self.cast(Array(elements), to: element).map { .set(Set($0)) }
    case (.dictionary(let dictionary), .dictionary(let key, let value)):
      Self.cast(dictionary, to: (key, value))
    case (.tuple(let tuple), .tuple(let types)):
      Self.cast(tuple, to: types)
    case (.object(let object), .nominal(let descriptor)):
      object.descriptor.isOrInherits(from: descriptor) ? self : nil
    case (.structure(let structure), .nominal(let descriptor)):
      structure.descriptor === descriptor ? self : nil
    case (.enumeration(let enumeration), .nominal(let descriptor)):
      enumeration.descriptor === descriptor ? self : nil
    case (.type(let type), .metatype(let instance)):
      type.isOrInherits(from: instance) ? self : nil
    case (.native(let native), .native(let name)):
      native.typeName == name ? self : nil
    case (.range, .range(let name)):
      runtimeType.description == name ? self : nil
    case (_, .existential(let name)):
      conforms(to: name) ? self : nil
    default:
      nil
    }
  }

  private static func cast(_ elements: [Value], to type: RuntimeType) -> [Value]? {
    var result: [Value] = []
    result.reserveCapacity(elements.count)
    for element in elements {
      guard let value = element.cast(to: type) else { return nil }
      result.append(value)
    }
    return result
  }

  private static func cast(
    _ dictionary: [Value: Value], to types: (key: RuntimeType, value: RuntimeType)
  ) -> Value? {
    var result: [Value: Value] = [:]
    for (key, value) in dictionary {
      guard let key = key.cast(to: types.key), let value = value.cast(to: types.value) else {
        return nil
      }
      result[key] = value
    }
    return .dictionary(result)
  }

  private static func cast(_ tuple: Tuple, to types: [RuntimeType]) -> Value? {
    guard tuple.elements.count == types.count else { return nil }
    var result = tuple
    for (index, type) in types.enumerated() {
      guard let element = tuple.elements[index].cast(to: type) else { return nil }
      result.elements[index] = element
    }
    return .tuple(result)
  }
}

extension RuntimeType {
  fileprivate func isOrInherits(from other: RuntimeType) -> Bool {
    switch (self, other) {
    case (_, .any): true
    case (.nominal(let descriptor), .nominal(let ancestor)): descriptor.isOrInherits(from: ancestor)
    case (.nominal(let descriptor), .existential(let name)): descriptor.conforms(to: name)
    default: self == other
    }
  }
}
