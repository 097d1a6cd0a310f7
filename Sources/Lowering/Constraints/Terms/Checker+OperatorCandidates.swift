import Machine
import Reading

/// Candidates for operators and names beyond the members of the operands' types.
extension Checker {
  /// The context of the submission, or of the prelude's section, that contains `context`.
  func topContext(of context: Context) -> Context {
    var current = context
    while let parent = current.parent {
      if case .layer = current.kind { return current }
      current = parent
    }
    return current
  }

  /// Member operators of all types, for operands with unknown types.
  func memberOperators(named name: String) -> [FunctionDeclaration] {
    members(named: name, of: preludeOwners(ofOperator: name, protocolsOnly: false))
      + (declarations.memberOperators[name] ?? [])
  }

  private func members(named name: String, of owners: [TypeContext]) -> [FunctionDeclaration] {
    owners.flatMap { owner in
      owner.members[name].compactMap { member -> FunctionDeclaration? in
        if case .function(let function) = member { function } else { nil }
      }
    }
  }

  /// The prelude's types and protocols that have the operator among their members.
  private func preludeOwners(ofOperator name: String, protocolsOnly: Bool) -> [TypeContext] {
    if let loader = core.loader {
      return loader.owners(ofOperator: name, protocolsOnly: protocolsOnly)
    }
    if declarations.preludeOperatorOwners == nil {
      var owners: [String: [TypeContext]] = [:]
      for context in [core.scope] + core.modules.values {
        for case .type(let type) in context.names.flatMap(\.value) {
          for member in type.members.names where Term.isOperator(member) {
            owners[member, default: []].append(type)
          }
        }
      }
      declarations.preludeOperatorOwners = owners.mapValues { $0.sorted { $0.name < $1.name } }
    }
    let owners = declarations.preludeOperatorOwners?[name] ?? []
    return protocolsOnly ? owners.filter { $0 is ProtocolDeclaration } : owners
  }

  /// Operators that a protocol requires, for a type that conforms. Synthesized operators are found
  /// this way.
  func protocolOperators(
    named name: String, of type: Type, in context: Context
  ) -> [FunctionDeclaration] {
    guard type.asVariable == nil else { return [] }
    switch type.kind {
    case .parameter, .member, .opaque: return []
    default: break
    }
    let owners = preludeOwners(ofOperator: name, protocolsOnly: true)
    let all = members(named: name, of: owners) + (declarations.memberOperators[name] ?? [])
    return all.filter { function in
      guard let wanted = function.owner?.type as? ProtocolDeclaration,
        function.requirementIndex != nil
      else { return false }
      return conformance(of: type, to: wanted, in: context.signature) != nil
    }
  }

  func hasDynamicMembers(_ type: Type) -> Bool {
    switch type.kind {
    case .nominal(let declaration, _):
      if declaration.attributes.contains("dynamicMemberLookup") { return true }
      if let superclass = declaration.superclass.value { return hasDynamicMembers(superclass) }
      return declaration.conformanceTable.all(core).contains {
        $0.protocol.attributes.contains("dynamicMemberLookup")
      }
    case .existential(let existential):
      return existential.protocols.contains {
        $0.closure.contains { $0.attributes.contains("dynamicMemberLookup") }
      }
    default: return false
    }
  }

  func isOperatorKnown(_ name: String, in context: Context) -> Bool {
    operators.isInfix(name) || operators.isPrefix(name) || operators.isPostfix(name)
  }

  /// The names visible in a context, for suggestions.
  func visibleNames(in context: Context) -> Set<String> {
    var names: Set<String> = []
    var current: Context? = context
    while let place = current {
      names.formUnion(place.names.keys)
      switch place.kind {
      case .type(let type): names.formUnion(type.members.names)
      case .extension(let extended): names.formUnion(extended.type.members.names)
      default: break
      }
      current = place.parent
    }
    return names
  }
}
