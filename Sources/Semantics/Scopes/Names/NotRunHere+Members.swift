package import Machine
import Prelude
import Reading

extension NotRunHere {
  /// Whether types or protocols of Swift's libraries have a member with this name, or with this name and
  /// these labels (`init(cString:)`), and why it isn't supported.
  package static func reason(
    forMember name: String, anyOf owners: Set<String>, importing modules: Set<String>
  ) -> NotRunReason? {
    let isPublisher = owners.contains { $0.split(separator: ".").last == "Publisher" }
    if isPublisher, modules.contains("Combine"), operators.contains(name[...]) {
      return .publishers
    }
    let visible = ToolchainNames.visible(importing: modules)
    let isDeclared = owners.contains { ToolchainNames.declare(name, in: $0, of: visible) }
    return isDeclared ? usualReason(of: name) : nil
  }

  /// The members of Combine's publishers, which Linux doesn't have.
  private static let operators: Set<Substring> = Set(
    """
    assign catch collect combineLatest compactMap contains count debounce decode delay drop
    dropFirst eraseToAnyPublisher filter first flatMap handleEvents ignoreOutput last
    makeConnectable map max measureInterval merge min multicast output prefix prepend print
    reduce receive removeDuplicates replaceEmpty replaceError replaceNil retry scan
    setFailureType share sink subscribe switchToLatest throttle timeout tryMap values zip
    """.split(whereSeparator: \.isWhitespace))
}

extension SemanticModel {
  /// Reports that a member of Swift's library type isn't supported; false if Swift doesn't have
  /// such a member either.
  package func reportMissing(
    member name: String, of base: Type, at position: Position, in context: Context
  ) -> Bool {
    let type = base.instance ?? base
    if isDeclared(name, in: type, context) { return false }
    let reason = NotRunHere.reason(
      forMember: name, anyOf: libraryNames(of: type, in: context),
      importing: imports(seenFrom: context))
    guard let reason else { return false }
    reportUnsupported(
      UnsupportedMessage.member(name: name, type: type, reason: reason), at: position)
    return true
  }

  /// Whether a member with these labels is declared, so that the call is wrong for another reason.
  private func isDeclared(_ name: String, in type: Type, _ context: Context) -> Bool {
    guard let labels = name.firstIndex(of: "(") else { return false }
    return members(String(name[..<labels]), of: type, in: context).contains {
      ($0.member.declaration as? FunctionDeclaration)?.fullName == name
    }
  }

  /// The library's types and protocols whose members a type has.
  private func libraryNames(of type: Type, in context: Context) -> Set<String> {
    var protocols: [ProtocolDeclaration] = []
    var names: Set<String> = []
    switch type.kind {
    case .nominal(let declaration, _):
      protocols = declaredConformances(of: type).map(\.0.protocol)
      if declaration.isPrelude { names.insert(declaration.path) }
    case .existential(let existential): protocols = existential.protocols
    case .opaque(let result, _): protocols = result.constraint.protocols
    case .parameter, .member: protocols = context.signature.protocols(of: type)
    case .error, .variable, .tuple, .function, .metatype: break
    }
    for one in protocols.flatMap(\.closure) where one.isPrelude { names.insert(one.name) }
    return names
  }
}
