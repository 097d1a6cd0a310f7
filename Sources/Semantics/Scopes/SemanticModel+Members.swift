import Machine
import Reading

/// Lookup of members.
extension SemanticModel {
  /// The members of the type's values and of the type itself; the caller chooses among them.
  /// Initializers are named `init`, subscripts `subscript`. Extension conditions on variables
  /// aren't checked here. The signature of the member's owner contains them.
  package func members(_ name: String, of type: Type, in context: Context) -> [FoundMember] {
    lookUpMembers(name, of: type, in: context).found
  }

  /// The members, together with those of extensions whose conditions the type doesn't meet.
  package func lookUpMembers(_ name: String, of type: Type, in context: Context) -> MemberLookup {
    var search = MemberSearch(model: self, name: name, base: type, signature: context.signature)
    search.run()
    // The library doesn't see the members that a program declares in extensions of its types.
    if context.file.isPrelude {
      search.result.found.removeAll { $0.member.declaration?.layer != nil }
    }
    return search.result
  }

  /// The members of protocols to which the type would conform if it met a condition, with the first unmet one.
  package func membersOfUnmetConformances(
    _ name: String, of type: Type, in signature: GenericSignature
  ) -> [(member: FoundMember, requirement: GenericRequirement)] {
    declaredConformances(of: type).flatMap { declared, substitution in
      let unmet = declared.conditions.first { !isMet($0, substitution, in: signature) }
      guard declared.protocol.members.has(name), let unmet else {
        return [(member: FoundMember, requirement: GenericRequirement)]()
      }
      let condition = unmet.mapTypes { substitute($0, substitution, in: signature) }
      return declared.protocol.members[name].map { member in
        (
          FoundMember(
            member: member, substitution: .none, baseType: type, isFromProtocol: declared.protocol),
          condition
        )
      }
    }
  }

  /// The first unmet condition that the owner's extension adds to the type's own requirements.
  func unmetCondition(
    of owner: Owner?, _ substitution: Substitution, in signature: GenericSignature
  ) -> GenericRequirement? {
    guard let extended = owner?.extension else { return nil }
    let always = owner?.type.signature.requirements ?? []
    return extended.signature.value.requirements.first { requirement in
      guard !always.contains(requirement) else { return false }
      let substituted = requirement.mapTypes { substitute($0, substitution, in: signature) }
      if substituted.hasVariables { return false }
      return !isMet(requirement, substitution, in: signature)
    }
  }
}

/// One search among the members of a type: its own, then those of its superclasses, then those of
/// protocols.
private struct MemberSearch {
  let model: SemanticModel
  let name: String
  let base: Type
  let signature: GenericSignature
  var result = MemberLookup()

  init(model: SemanticModel, name: String, base: Type, signature: GenericSignature) {
    self.model = model
    self.name = name
    self.base = base
    self.signature = signature
  }

  mutating func run() {
    let type = model.reduce(base, in: signature)
    switch type.kind {
    case .nominal:
      searchClasses(from: type)
      searchProtocols(of: type, requirements: false)
    case .parameter, .member, .opaque:
      if let superclass = model.knownSuperclass(of: type, in: signature) {
        searchClasses(from: superclass)
      }
      searchProtocols(of: type, requirements: true)
    case .existential(let existential):
      if let superclass = existential.superclass { searchClasses(from: superclass) }
      searchProtocols(of: type, requirements: true)
    case .tuple, .function, .metatype, .variable, .error: break
    }
  }

  // MARK: Classes

  private mutating func searchClasses(from type: Type) {
    var current: Type? = type
    var seen: Set<NominalDeclaration> = []
    while let type = current, case .nominal(let declaration, let arguments) = type.kind,
      !seen.contains(declaration)
    {
      let substitution = Substitution(declaration.genericParameters, arguments)
      for member in declaration.members[name] where !isHidden(member, isInherited: !seen.isEmpty) {
        add(
          FoundMember(
            member: member, substitution: substitution, baseType: type,
            isInExtension: member.declaration?.owner?.extension != nil))
      }
      guard declaration.kind == .class, !declaration.superclass.isComputing,
        let superclass = declaration.superclass.value
      else { return }
      // Inherited initializers are declarations of the subclass.
      if name == "init" { return }
      seen.insert(declaration)
      current = model.substitute(superclass, substitution, in: signature)
    }
  }

  /// Whether a found member of a subclass overrides the member.
  private func isHidden(_ member: Member, isInherited: Bool) -> Bool {
    guard isInherited else { return false }
    return result.found.contains { found in
      switch (found.member, member) {
      case (.function(let new), .function(let old)): new.overrides(old)
      case (.storage(let new), .storage(let old)):
        new.isSubscript ? new.overrides(old) : new.isStatic == old.isStatic
      case (.type, .type), (.alias, .type), (.type, .alias), (.alias, .alias): true
      default: false
      }
    }
  }

  // MARK: Protocols

  private mutating func searchProtocols(of type: Type, requirements: Bool) {
    let protocols = model.conformedProtocols(of: type, in: signature) {
      $0.members.has(name)
    }
    for one in protocols {
      for member in one.members[name] {
        let isRequirement = member.isRequirement
        if isRequirement, !requirements, !isInferred(member) { continue }
        add(
          FoundMember(
            member: member, substitution: Substitution(one.selfParameter, type), baseType: type,
            isFromProtocol: one, isRequirement: isRequirement, isInExtension: !isRequirement))
      }
    }
  }

  /// Whether it is an associated type without an explicit witness in the type.
  private func isInferred(_ member: Member) -> Bool {
    if case .associatedType = member { result.found.isEmpty } else { false }
  }

  private mutating func add(_ found: FoundMember) {
    if found.isInExtension, let owner = found.member.owner,
      let unmet = model.unmetCondition(of: owner, found.substitution, in: signature)
    {
      result.unmet.append((found, unmet))
    } else {
      result.found.append(found)
    }
  }
}

extension Member {
  /// The type or extension that declares it.
  package var owner: Owner? { declaration?.owner }

  /// Whether it is a protocol's requirement, and not an extension's member.
  package var isRequirement: Bool {
    switch self {
    case .function(let function): function.requirementIndex != nil
    case .storage(let storage): storage.requirementIndex != nil
    case .associatedType: true
    case .enumerationCase, .type, .alias: false
    }
  }
}

extension Declaration {
  /// Whether it overrides the other, directly or through further overrides.
  func overrides(_ other: Declaration) -> Bool {
    switch (self, other) {
    case (let function as FunctionDeclaration, let other as FunctionDeclaration):
      function.overrides(other)
    case (let storage as StorageDeclaration, let other as StorageDeclaration):
      storage.overrides(other)
    default: false
    }
  }
}

extension FunctionDeclaration {
  /// Whether it overrides the other, directly or through further overrides.
  package func overrides(_ other: FunctionDeclaration) -> Bool {
    var current = overridden
    while let function = current {
      if function === other { return true }
      current = function.overridden
    }
    return false
  }
}

extension StorageDeclaration {
  package func overrides(_ other: StorageDeclaration) -> Bool {
    var current = overridden
    while let storage = current {
      if storage === other { return true }
      current = storage.overridden
    }
    return false
  }
}

extension GenericRequirement {
  package var hasVariables: Bool {
    switch self {
    case .conforms(let type, _), .classBound(let type): type.hasVariables
    case .same(let left, let right): left.hasVariables || right.hasVariables
    case .inherits(let type, let superclass): type.hasVariables || superclass.hasVariables
    }
  }
}

extension SemanticModel {
  /// The result builder's methods with this name: its own and those from protocols, without
  /// unavailable ones.
  package func builderMethods(
    _ name: String, of builder: NominalDeclaration, in context: Context?
  ) -> [Declaration] {
    guard let context else { return [] }
    return members(name, of: builder.declaredType, in: context).compactMap(\.member.declaration)
      .filter { $0.isStatic && $0.refusal == nil }
  }
}
