import Reading
import Semantics

/// Candidates for operators and names beyond the members of the operands' types.
extension Solver {
  /// Member operators of all types, for operands with unknown types.
  func memberOperators(named name: String) -> [FunctionDeclaration] {
    members(named: name, of: preludeOwners(ofOperator: name, protocolsOnly: false))
      + (model.declarations.memberOperators[name] ?? [])
  }

  /// Operators outside of types.
  func globalOperators(named name: String, in context: Context) -> [FunctionDeclaration] {
    guard case .found(let named) = model.lookUp(name, in: model.topContext(of: context)) else {
      return []
    }
    return named.compactMap { if case .function(let function) = $0 { function } else { nil } }
  }

  /// The operators except those of the prelude's types, which need all these types.
  func someOperators(named name: String, in context: Context) -> [FunctionDeclaration] {
    members(named: name, of: preludeOwners(ofOperator: name, protocolsOnly: true))
      + (model.declarations.memberOperators[name] ?? [])
      + globalOperators(named: name, in: context)
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
    if preludeOperatorOwners == nil {
      var owners: [String: [TypeContext]] = [:]
      for context in [core.scope] + core.modules.values {
        for case .type(let type) in context.names.flatMap(\.value) {
          for member in type.members.names where Term.isOperator(member) {
            owners[member, default: []].append(type)
          }
        }
      }
      preludeOperatorOwners = owners.mapValues {
        $0.sorted { $0.name < $1.name }
      }
    }
    let owners = preludeOperatorOwners?[name] ?? []
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
    let all = members(named: name, of: owners) + (model.declarations.memberOperators[name] ?? [])
    return all.filter { function in
      guard let wanted = function.owner?.type as? ProtocolDeclaration,
        function.requirementIndex != nil
      else { return false }
      return model.conformance(of: type, to: wanted, in: context.signature) != nil
    }
  }

  func hasDynamicMembers(_ type: Type, in context: Context) -> Bool {
    func isDynamic(_ declaration: TypeContext) -> Bool {
      declaration.attributes.contains("dynamicMemberLookup")
    }
    switch type.kind {
    case .nominal(let declaration, _):
      if isDynamic(declaration) { return true }
      if let superclass = declaration.superclass.value {
        return hasDynamicMembers(superclass, in: context)
      }
      return declaration.conformanceTable.all(core).contains { isDynamic($0.protocol) }
    case .parameter, .member, .opaque, .existential:
      let superclass =
        type.existential?.superclass ?? model.knownSuperclass(of: type, in: context.signature)
      if let superclass, hasDynamicMembers(superclass, in: context) { return true }
      return !model.conformedProtocols(of: type, in: context.signature, where: isDynamic).isEmpty
    default: return false
    }
  }

  func isOperatorKnown(_ name: String, in context: Context) -> Bool {
    model.operators.isInfix(name) || model.operators.isPrefix(name)
      || model.operators.isPostfix(name)
  }
}
