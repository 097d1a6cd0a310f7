// Only what its variables are declared as says of which type an empty array, nil, or a function is. In an
// `Any`, such a value has its type with it.
extension Value {
  /// What was of the type, as an `Any`.
  package func erased(as type: RuntimeType) -> Value {
    switch (self, type) {
    // What is in an existential or is an object knows better than the type.
    case (.typed, _), (_, .any), (_, .anyObject), (_, .existential), (_, .metatype), (.object, _):
      self
    default: isExactly(type) ? self : .typed(self, type)
    }
  }

  /// Without the type that an `Any` has with it.
  package var untyped: Value {
    if case .typed(let inner, _) = self { inner } else { self }
  }

  /// Whether it says itself that it is of the type. Of a collection's elements, which are of one type
  /// unless they are objects or existentials, the first is asked.
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

  /// With its parts as `Any`, where it is of the type.
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
