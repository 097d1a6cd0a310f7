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

  /// Returns whether the value itself determines the type. A collection's elements have one type
  /// unless they are objects or existentials, so only the first one is checked.
  private func isExactly(_ type: RuntimeType) -> Bool {
    switch (self, type) {
    case (.some(let wrapped), .optional(let type)): wrapped.isExactly(type)
    case (.array(let elements), .array(let type)): elements.first?.isExactly(type) ?? false
    case (.set(let members), .set(let type)): members.set.first?.opened.isExactly(type) ?? false
    case (.dictionary(let pairs), .dictionary(let key, let value)):
      pairs.table.first.map { $0.key.opened.isExactly(key) && $0.value.isExactly(value) } ?? false
    case (.tuple(let tuple), .tuple(let types, _)):
      zip(tuple.elements, types).allSatisfy { $0.isExactly($1) }
    case (.closure, _), (.none, _), (.object, _), (_, .any), (_, .anyObject), (_, .existential),
      (_, .metatype):
      false
    default: true
    }
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
