import Machine

// How functions are given what their callers don't write. `Routine` says the order: hidden types,
// `self`, parameters.

/// What a call of a function passes besides the arguments that are written.
extension FunctionDeclaration {
  /// All that a call passes.
  var argumentCount: Int {
    hiddenParameters.count + (takesSelf ? 1 : 0) + interface.value.parameters.count
  }

  /// The same of a requirement, which doesn't get the protocol's `Self` as a type.
  var requirementArgumentCount: Int {
    let takesSelf = !isStatic && kind != .initializer
    return genericParameters.count + (takesSelf ? 1 : 0) + interface.value.parameters.count
  }

  var isPrelude: Bool { layer == nil && (owner?.type.isPrelude ?? true) }

  /// Of a protocol, and to be looked up in the conformance of the type.
  var isRequirement: Bool {
    requirementIndex != nil && owner?.type is ProtocolDeclaration && owner?.extension == nil
  }

  /// What a call of a requirement looks up.
  var requirement: Requirement? {
    guard isRequirement, let index = requirementIndex,
      let declaring = owner?.type as? ProtocolDeclaration
    else { return nil }
    declaring.calledRequirements.insert(index)
    return Requirement(
      declaring.descriptor, index: index, name: name, parameterCount: requirementArgumentCount,
      isAsync: interface.value.isAsync, isCallerIsolated: interface.value.isolation == .caller)
  }
}
