/// What associated types are.
extension Checker {
  /// What the type's conformance says that the associated type is; nil where it doesn't conform, or
  /// nothing says.
  func typeWitness(
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
      if let argument = existential.arguments[associated.name] { return argument }
      return existential.superclass.flatMap { typeWitness(associated, of: $0, in: signature) }
    case .tuple, .function, .metatype: return nil
    }
  }

  /// By name, since all of a type's protocols mean the same by it. In terms of the type's own
  /// parameters; nil as well while it is being found out.
  func typeWitness(named name: String, of type: NominalDeclaration) -> Type? {
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
    // A failure while something else is being found out may be due to just that, and so may what one
    // of several members implies.
    if result.isFound && !isInferenceProvisional || inferenceDepth == 1 {
      table.typeWitnesses[name] = result
    }
    return result
  }

  /// The type with its parameters replaced, and members of what replaces them looked up.
  func substitute(
    _ type: Type, _ substitution: Substitution, in signature: GenericSignature
  ) -> Type {
    type.substituting(substitution) { [unowned self] base, associated in
      typeWitness(associated, of: base, in: signature) ?? Type(.member(base, associated))
    }
  }
}
