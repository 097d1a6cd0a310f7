import Semantics

/// The result builder of a body.
extension BodyChecker {
  /// The builder written on the function or on its property, otherwise the builder of its
  /// requirement.
  func builder(of function: FunctionDeclaration) -> Type? {
    switch function.kind {
    case .function: return function.resultBuilder.value ?? inferredBuilder(of: function)
    case .getter:
      guard let storage = function.storage else { return function.resultBuilder.value }
      return function.resultBuilder.value ?? storage.resultBuilder.value
        ?? inferredBuilder(of: storage)
    case .initializer, .deinitializer, .setter: return nil
    }
  }

  /// The builder of a requirement in a protocol that the member's own declaration or extension
  /// names.
  private func inferredBuilder(of member: Declaration) -> Type? {
    guard let owner = member.owner, let type = owner.type as? NominalDeclaration, !type.isPrelude
    else { return nil }
    for conformance in type.conformanceTable.all(core)
    where conformance.extension === owner.extension && !conformance.protocol.isPrelude {
      let wanted = conformance.protocol
      for found in wanted.members[member.name] {
        guard let requirement = found.declaration, requirement.owner?.extension == nil,
          let builder = builder(writtenOn: requirement, meantBy: member)
        else { continue }
        return model.substitute(
          builder, Substitution(wanted.selfParameter, conformance.conformingType),
          in: conformance.signature)
      }
    }
    return nil
  }

  private func builder(writtenOn requirement: Declaration, meantBy member: Declaration) -> Type? {
    switch (requirement, member) {
    case (let wanted as FunctionDeclaration, let given as FunctionDeclaration):
      let labels = wanted.interface.value.parameters.map(\.label)
      return labels == given.interface.value.parameters.map(\.label)
        ? wanted.resultBuilder.value : nil
    case (let wanted as StorageDeclaration, is StorageDeclaration):
      return wanted.resultBuilder.value
    default: return nil
    }
  }
}
