// Only the declared type of a variable determines the type of an empty array, nil, or a function.
// In an `Any`, such a value contains its type.
extension Value {
  /// Returns a value of the type as an `Any`.
  package func erased(as type: RuntimeType) -> Value {
    switch (self, type) {
    case (.typed(.object, _), _): untyped
    // The value in an existential, or an object, has a more precise type.
    case (.typed, _), (_, .any), (_, .anyObject), (_, .existential), (_, .metatype), (.object, _):
      self
    default: isExactly(type) ? self : .typed(self, type)
    }
  }

  /// Returns a value of the type as an existential that records the class of the type, which an
  /// object of a subclass doesn't determine.
  package func erasedWithClass(as type: RuntimeType) -> Value {
    switch (self, type) {
    case (.typed, _): self
    case (.object(let object), .nominal(let instance)) where object.instance !== instance:
      .typed(self, type)
    default: erased(as: type)
    }
  }

  /// The value without the class that an existential records.
  package var withoutClass: Value {
    if case .typed(.object(let object), _) = self { .object(object) } else { self }
  }

  /// The value without the type that it has in an `Any`.
  package var untyped: Value {
    if case .typed(let inner, _) = self { inner } else { self }
  }

  /// Returns whether the value itself determines the type.
  private func isExactly(_ type: RuntimeType) -> Bool {
    switch (self, type) {
    case (.some(let wrapped), .optional(let type)): wrapped.isExactly(type)
    case (.array(let elements), .array(let type)): Self.areExactly(elements, type)
    case (.set(let members), .set(let type)):
      Self.areExactly(members.set.lazy.map(\.opened), type)
    case (.dictionary(let pairs), .dictionary(let key, let value)):
      Self.areExactly(pairs.table.keys.lazy.map(\.opened), key)
        && Self.areExactly(pairs.table.values, value)
    case (.tuple(let tuple), .tuple(let types, _)):
      zip(tuple.elements, types).allSatisfy { $0.isExactly($1) }
    case (.closure, _), (.none, _), (.object, _), (_, .any), (_, .anyObject), (_, .existential),
      (_, .metatype):
      false
    default: true
    }
  }

  /// A collection's elements have one type unless they are objects or existentials. So the first one
  /// determines the type, except where other values, such as nil, don't determine it.
  private static func areExactly(_ values: some Collection<Value>, _ type: RuntimeType) -> Bool {
    guard let first = values.first, first.isExactly(type) else { return false }
    return !type.hasValuesWithoutType || values.dropFirst().allSatisfy { $0.isExactly(type) }
  }

  /// Returns a value of the type with its parts as `Any`.
  func erasingParts(of type: RuntimeType) -> Value {
    switch (self, type) {
    case (.some(let wrapped), .optional(let type)): .some(wrapped.erased(as: type))
    case (.array(let elements), .array(let type)): .array(elements.map { $0.erased(as: type) })
    case (.dictionary(let pairs), .dictionary(_, let type)):
      .dictionary(pairs.table.mapValues { $0.erased(as: type) })
    case (.tuple(let tuple), .tuple(let types, _)):
      .tuple(
        Tuple(
          labels: tuple.labels, elements: zip(tuple.elements, types).map { $0.erased(as: $1) }))
    default: self
    }
  }
}

extension RuntimeType {
  /// Whether some of its values, such as nil and an empty array, don't determine the type.
  fileprivate var hasValuesWithoutType: Bool {
    switch self {
    case .optional, .array, .set, .dictionary: true
    case .tuple(let elements, _): elements.contains(where: \.hasValuesWithoutType)
    default: false
    }
  }
}
