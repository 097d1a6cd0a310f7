import Machine
import Reading
import Semantics

// Members that a type would have if it met the conditions of an extension, such as
// `people.sorted()` for elements that aren't comparable. The missing condition is reported, not the
// member.

extension FailureMessage {
  /// Reports the unmet conditions of a member with this name; false if there is no such member.
  ///
  /// - Parameter arguments: The call's arguments, which distinguish overloads; nil if they are
  ///   unknown.
  func reportUnmet(
    _ name: String, of base: Type, for arguments: Term.Arguments? = nil, at position: Position
  ) -> Bool {
    let instance = base.instance ?? base
    let unmet = model.lookUpMembers(name, of: instance, in: context).unmet
    if reportFirst(unmet, of: base, for: arguments, at: position, ownerName: nil) { return true }
    let others = model.membersOfUnmetConformances(name, of: instance, in: context.signature)
    return reportFirst(
      others, of: base, for: arguments, at: position, ownerName: instance.nominal?.name)
  }

  /// - Parameter ownerName: The type that would have the member; nil for the member's own.
  private func reportFirst(
    _ unmet: [(member: FoundMember, requirement: GenericRequirement)], of base: Type,
    for arguments: Term.Arguments?, at position: Position, ownerName: String?
  ) -> Bool {
    let isStatic = base.instance != nil
    // Protocol extensions state the condition more generally than the prelude's shortcuts.
    let known = unmet.filter { $0.member.isFromProtocol != nil } + unmet
    let fitting = known.filter { member, _ in
      guard let declaration = member.member.declaration, let owner = declaration.owner,
        declaration.isStatic == isStatic, model.isAccessible(declaration, from: context)
      else { return false }
      guard let function = declaration as? FunctionDeclaration else {
        return arguments == nil && declaration is StorageDeclaration && !owner.type.name.isEmpty
      }
      return arguments.map { takes($0, function) } ?? true
    }
    // A missing conformance is a likelier mistake than another type.
    let likely = fitting.filter { if case .conforms = $0.requirement { true } else { false } }
    guard let (found, requirement) = mostGeneral(likely) ?? fitting.first,
      let declaration = found.member.declaration,
      let owner = declaration.owner,
      let lack = lack(
        requirement.mapTypes {
          model.substitute($0, found.substitution, in: context.signature)
        })
    else { return false }
    let message: ConditionMessage =
      if let function = declaration as? FunctionDeclaration {
        .function(
          NamedDeclaration(function.kindForMessages, function.signatureName),
          owner: ownerName ?? owner.type.name, lacks: lack)
      } else if let ownerName {
        .function(NamedDeclaration(.property, declaration.name), owner: ownerName, lacks: lack)
      } else {
        .property(declaration.name, lacks: lack)
      }
    solver.report(message, at: position)
    return true
  }

  /// The member of the protocol that the others' protocols refine.
  private func mostGeneral(
    _ members: [(member: FoundMember, requirement: GenericRequirement)]
  ) -> (member: FoundMember, requirement: GenericRequirement)? {
    func owner(_ member: FoundMember) -> ProtocolDeclaration? {
      member.member.declaration?.owner?.type as? ProtocolDeclaration
    }
    return members.first { one in
      guard let own = owner(one.member) else { return false }
      return !members.contains { other in
        owner(other.member).map { $0 !== own && own.inherits(from: $0) } ?? false
      }
    } ?? members.first
  }

  /// The requirement of a generic declaration that the type doesn't meet; nil if none mentions the
  /// protocol.
  func requirement(
    of target: Reference.Target, _ type: Type, _ wanted: ProtocolDeclaration
  ) -> ConditionMessage? {
    switch target {
    case .type(let made): return made.nominal.flatMap { requirement(of: $0, type, wanted) }
    case .enumerationCase(let declaration):
      return (declaration.owner?.type as? NominalDeclaration).flatMap {
        requirement(of: $0, type, wanted)
      }
    case .function(let function):
      if function.kind == .initializer, function.genericParameters.isEmpty,
        let owner = function.owner, owner.extension == nil,
        let nominal = owner.type as? NominalDeclaration
      {
        return requirement(of: nominal, type, wanted)
      }
      let own = function.signature.value.requirements.filter {
        $0.mentions(function.genericParameters)
      }
      guard own.contains(where: { $0.wants(wanted) }) else { return nil }
      return .declaration(
        NamedDeclaration(function.kindForMessages, function.signatureName), type: type,
        protocol: wanted.name)
    default: return nil
    }
  }

  private func requirement(
    of nominal: NominalDeclaration, _ type: Type, _ wanted: ProtocolDeclaration
  ) -> ConditionMessage? {
    guard nominal.signature.requirements.contains(where: { $0.wants(wanted) }) else { return nil }
    return .generic(nominal.keyword, nominal.name, type: type, protocol: wanted.name)
  }

  /// Whether labels and counts fit.
  private func takes(_ arguments: Term.Arguments, _ function: FunctionDeclaration) -> Bool {
    let parameters = function.interface.value.parameters.map { parameter in
      MatchableParameter(
        label: parameter.label, isVariadic: parameter.isVariadic,
        hasDefault: parameter.hasDefault,
        acceptsTrailingClosure: parameter.type.asFunction != nil)
    }
    let matched = ArgumentMatching.match(
      arguments.list.map(\.label), firstTrailing: arguments.firstTrailing, with: parameters)
    return if case .success = matched { true } else { false }
  }

  private func lack(_ requirement: GenericRequirement) -> ConditionMessage.Lack? {
    if requirement.hasVariables { return nil }
    return switch requirement {
    case .conforms(let type, let wanted):
      .conformance(
        type, to: wanted.name,
        isSynthesized: wanted.known?.isComparing == true)
    case .same(let left, let right): .equivalence(left, right)
    case .inherits(let type, let superclass): .superclass(superclass, of: type)
    case .classBound(let type): .classType(type)
    }
  }
}

extension GenericRequirement {
  /// Whether it asks for the conformance.
  fileprivate func wants(_ wanted: ProtocolDeclaration) -> Bool {
    if case .conforms(_, let one) = self { one === wanted } else { false }
  }
}
