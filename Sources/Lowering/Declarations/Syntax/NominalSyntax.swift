import SwiftSyntax

/// The parts that the syntax of all types has in common.
struct NominalSyntax {
  enum Kind {
    case nominal(NominalDeclaration.Kind)
    case `protocol`(PrimaryAssociatedTypeClauseSyntax?)
  }

  let kind: Kind
  let name: TokenSyntax
  let generics: GenericParameterClauseSyntax?
  let whereClause: GenericWhereClauseSyntax?
  let syntax: DeclSyntax
  private let group: any DeclGroupSyntax

  var inheritance: InheritanceClauseSyntax? { group.inheritanceClause }
  var memberBlock: MemberBlockSyntax { group.memberBlock }
  var members: MemberBlockItemListSyntax { memberBlock.members }
  var attributes: AttributeListSyntax { group.attributes }
  var modifiers: DeclModifierListSyntax { group.modifiers }

  // Switches over the kinds of nodes. A cast to a protocol would be slow, because the runtime
  // searches all conformances of the process.
  init?(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): self.init(generic: node, .nominal(.structure))
    case .classDecl(let node): self.init(generic: node, .nominal(.class))
    case .enumDecl(let node): self.init(generic: node, .nominal(.enumeration))
    case .actorDecl(let node): self.init(generic: node, .nominal(.actor))
    case .protocolDecl(let node):
      // A protocol has conditions without parameters.
      self.init(
        node, .protocol(node.primaryAssociatedTypeClause), generics: nil,
        whereClause: node.genericWhereClause)
    default: return nil
    }
  }

  private init(
    generic node: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax, _ kind: Kind
  ) {
    self.init(
      node, kind, generics: node.genericParameterClause, whereClause: node.genericWhereClause)
  }

  private init(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: Kind,
    generics: GenericParameterClauseSyntax?, whereClause: GenericWhereClauseSyntax?
  ) {
    self.kind = kind
    self.generics = generics
    self.whereClause = whereClause
    name = node.name
    syntax = DeclSyntax(node)
    group = node
  }
}
