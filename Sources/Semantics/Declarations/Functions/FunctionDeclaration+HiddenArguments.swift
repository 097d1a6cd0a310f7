package import Machine

// Hidden arguments of functions. `Routine` documents the order: types, `self`, parameters.

/// The arguments that a call passes besides the written ones.
extension FunctionDeclaration {
  /// The number of all arguments that a call passes.
  package var argumentCount: Int {
    hiddenParameters.count + (takesSelf ? 1 : 0) + interface.value.parameters.count
  }

  /// The number of arguments of a requirement, which doesn't get the protocol's `Self` as a type.
  var requirementArgumentCount: Int {
    let takesSelf = !isStatic && kind != .initializer
    return genericParameters.count + (takesSelf ? 1 : 0) + interface.value.parameters.count
  }

  package var isPrelude: Bool { layer == nil && (owner?.type.isPrelude ?? true) }

  /// Whether it is a protocol's requirement, looked up in the type's conformance.
  package var isRequirement: Bool {
    requirementIndex != nil && owner?.type is ProtocolDeclaration && owner?.extension == nil
  }

  /// The requirement that a call looks up.
  package var requirement: Requirement? {
    guard isRequirement, let index = requirementIndex,
      let declaring = owner?.type as? ProtocolDeclaration
    else { return nil }
    declaring.calledRequirements.insert(index)
    return Requirement(
      declaring.descriptor, index: index, name: name, parameterCount: requirementArgumentCount,
      isAsync: interface.value.isAsync, isCallerIsolated: interface.value.isolation == .caller)
  }
}
