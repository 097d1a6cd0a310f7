/// Problems of a member that otherwise meets a requirement.
extension SemanticModel {
  package func problems(
    with witness: Witness, _ requirement: Declaration, in conformance: ConformanceDeclaration,
    _ matching: WitnessMatching
  ) -> [WitnessProblem] {
    let declaration = witness.declaration
    if declaration.isFromPrelude { return [] }
    var result: [WitnessProblem] = []
    let wanted = min(conformance.type.access, conformance.protocol.access, .public)
    if declaration.access < wanted, !declaration.isWrittenBySwift {
      result.append(.access(wanted))
    }
    if let storage = declaration as? StorageDeclaration,
      let required = requirement as? StorageDeclaration, required.isSettableRequirement,
      let access = storage.setterAccess, access < wanted
    {
      result.append(.setterAccess(wanted))
    }
    result += classProblems(with: declaration, requirement, in: conformance)
    if matching.differsInSendability(declaration, witness.substitution) {
      result.append(.sendability)
    }
    if let isolation = crossing(declaration, requirement, in: conformance) {
      if requirement.effects.isAsync {
        result.append(.sending(isolation))
      } else if !isFreelyReadable(declaration, in: conformance) {
        result.append(.isolation(isolation))
      }
    }
    return result
  }

  private func classProblems(
    with declaration: Declaration, _ requirement: Declaration,
    in conformance: ConformanceDeclaration
  ) -> [WitnessProblem] {
    var result: [WitnessProblem] = []
    guard let function = declaration as? FunctionDeclaration,
      let required = requirement as? FunctionDeclaration
    else { return [] }
    let isOpen = conformance.type.kind == .class && !conformance.type.isFinal
    if function.kind == .initializer {
      if function.isFailable, !required.isFailable, !function.isImplicitlyUnwrapped {
        result.append(.failable)
      }
      if isOpen, !function.isRequired,
        function.owner?.extension?.type is ProtocolDeclaration == false
      {
        result.append(.notRequired)
      }
    } else if isOpen, function.owner?.type is NominalDeclaration,
      required.interface.value.result == conformance.protocol.declaredType,
      !function.interface.value.returnsSelf
    {
      result.append(.mustReturnSelf)
    }
    return result
  }

  // MARK: Isolation

  /// The member's actor, if the requirement can be called from elsewhere.
  private func crossing(
    _ declaration: Declaration, _ requirement: Declaration, in conformance: ConformanceDeclaration
  ) -> Isolation? {
    let isolation = effectiveIsolation(of: declaration)
    switch isolation {
    case .nonisolated, .unspecified, .parameter, .caller: return nil
    case .global, .instance:
      if conformance.isolation == isolation { return nil }
      if case .written(let written) = conformance.source, written.isPreconcurrency { return nil }
      if effectiveIsolation(of: requirement) == isolation { return nil }
      if isolation == .instance, conformance.protocol.inherits(fromNamed: "Actor") { return nil }
      return isolation
    }
  }

  private func effectiveIsolation(of declaration: Declaration) -> Isolation {
    switch declaration {
    case let function as FunctionDeclaration: function.interface.value.isolation
    case let storage as StorageDeclaration: storage.isolation
    default: .unspecified
    }
  }

  /// A `Sendable` constant of a class or actor, or a `Sendable` stored property of a structure.
  private func isFreelyReadable(
    _ declaration: Declaration, in conformance: ConformanceDeclaration
  ) -> Bool {
    guard let storage = declaration as? StorageDeclaration, !storage.isStatic,
      !storage.isComputed || storage.wrapper != nil, !storage.isSubscript
    else { return false }
    let isReference = (storage.owner?.type as? NominalDeclaration)?.isReference ?? false
    guard storage.isConstant || !isReference, let sendable = core.protocolIfDeclared("Sendable")
    else { return false }
    return conforms(storage.type.value, to: sendable, in: conformance.signature)
  }
}

extension Declaration {
  /// Cases and synthesized members have their type's access.
  fileprivate var isWrittenBySwift: Bool {
    switch self {
    case is CaseDeclaration: true
    case let function as FunctionDeclaration: function.synthesis != nil
    case let storage as StorageDeclaration:
      storage.isComputed && storage.syntax == nil && storage.getter?.synthesis != nil
    default: false
    }
  }
}

extension ProtocolDeclaration {
  package func inherits(fromNamed name: String) -> Bool {
    closure.contains { $0.isPrelude && $0.name == name }
  }
}
