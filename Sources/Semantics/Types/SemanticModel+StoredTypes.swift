/// The types of the values that a value stores in itself, and not in objects or behind `indirect`.
extension SemanticModel {
  /// Whether the type, or the type of a value that it stores, satisfies the condition.
  ///
  /// Each type is looked at once, so the cost is linear in the declarations.
  ///
  /// - Returns: Nil if there are too many types, such as those of a generic type that stores itself with ever larger
  ///   arguments.
  package func stores(in type: Type, where condition: (Type) -> Bool) -> Bool? {
    var seen: Set<Type> = [type]
    var rest = [type]
    while let next = rest.popLast() {
      if condition(next) { return true }
      if seen.count > 1_000 { return nil }
      rest += storedTypes(of: next).filter { seen.insert($0).inserted }
    }
    return false
  }

  private func storedTypes(of type: Type) -> [Type] {
    switch type.kind {
    case .tuple(let elements): return elements.map(\.type)
    case .nominal(let declaration, let arguments):
      if declaration === core.optional { return arguments }
      if declaration.isReference { return [] }
      let substitution = Substitution(declaration.genericParameters, arguments)
      let payloads = declaration.cases.filter { !$0.isIndirect }.flatMap(\.parameters.value)
      return (declaration.storedProperties.value.map(\.type.value) + payloads.map(\.type)).map {
        substitute($0, substitution, in: .empty)
      }
    case .existential, .parameter, .member, .opaque, .variable, .function, .metatype, .error:
      return []
    }
  }
}
