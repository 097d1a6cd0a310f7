/// Witnesses of associated types.
extension SemanticModel {
  /// The associated type in the type's conformance; nil if the type doesn't conform, or if
  /// inference fails.
  package func typeWitness(
    _ associated: AssociatedType, of type: Type, in signature: GenericSignature
  ) -> Type? {
    switch type.kind {
    case .error: return .error
    case .variable: return nil
    case .nominal:
      guard let (declared, arguments) = declaredConformance(of: type, to: associated.owner),
        let found = typeWitness(named: associated.name, of: declared.type)
      else { return nil }
      return substitute(found, arguments, in: signature)
    case .parameter, .member, .opaque:
      let member = Type(.member(type, associated))
      return reduce(member, in: signature)
    case .existential(let existential):
      if let known = known(associated, of: existential, in: signature) { return known }
      return existential.superclass.flatMap { typeWitness(associated, of: $0, in: signature) }
    case .tuple, .function, .metatype: return nil
    }
  }

  /// The associated type of an existential, if its primary arguments or the `where` clauses of its
  /// protocols determine it.
  package func known(
    _ associated: AssociatedType, of existential: Existential, in signature: GenericSignature
  ) -> Type? {
    if let written = existential.arguments[associated.name] { return written }
    guard existential.protocols.contains(where: \.fixesTypes) else { return nil }
    let opened = OpaqueResult(name: "any")
    opened.constraint = existential
    let base = Type(.opaque(opened, []))
    let found = reduce(Type(.member(base, associated)), in: signature)
    return found.contains { $0 == base } ? nil : found
  }

  /// The associated type with this name, which is the same for all of a type's protocols. It is in
  /// terms of the type's own parameters. Nil during its own inference.
  package func typeWitness(named name: String, of type: NominalDeclaration) -> Type? {
    if case .found(let type) = typeWitnessResult(named: name, of: type) { return type }
    return nil
  }

  func typeWitnessResult(named name: String, of type: NominalDeclaration) -> TypeWitness {
    let table = type.conformanceTable
    if let known = table.typeWitnesses[name] { return known }
    guard table.inProgress.insert(name).inserted else { return .missing }
    inferenceDepth += 1
    let outerIsProvisional = isInferenceProvisional
    isInferenceProvisional = false
    defer {
      table.inProgress.remove(name)
      inferenceDepth -= 1
      isInferenceProvisional = outerIsProvisional || isInferenceProvisional && inferenceDepth > 0
    }
    let result = AssociatedTypeInference(self, type, name).infer()
    // A failure, or a type implied by one of several members, may result from another inference in
    // progress. So it isn't stored.
    if result.isFound && !isInferenceProvisional || inferenceDepth == 1 {
      table.typeWitnesses[name] = result
    }
    return result
  }

  /// The type with its parameters replaced and their associated types resolved.
  package func substitute(
    _ type: Type, _ substitution: Substitution, in signature: GenericSignature
  ) -> Type {
    type.substituting(substitution) { [unowned self] base, associated in
      typeWitness(associated, of: base, in: signature) ?? Type(.member(base, associated))
    }
  }
}

extension ProtocolDeclaration {
  /// Whether its `where` clause, or that of a protocol it inherits from, says what a type is.
  fileprivate var fixesTypes: Bool {
    closure.contains { declaring in
      declaring.requirements.value.contains { if case .same = $0 { true } else { false } }
    }
  }
}
