package import SwiftSyntax

/// The parts that the syntax of all types has in common.
package struct NominalSyntax {
  package enum Kind {
    case nominal(NominalDeclaration.Kind)
    case `protocol`(PrimaryAssociatedTypeClauseSyntax?)
  }

  package let kind: Kind
  package let name: TokenSyntax
  package let generics: GenericParameterClauseSyntax?
  package let whereClause: GenericWhereClauseSyntax?
  package let syntax: DeclSyntax
  private let group: any DeclGroupSyntax

  package var inheritance: InheritanceClauseSyntax? { group.inheritanceClause }
  package var memberBlock: MemberBlockSyntax { group.memberBlock }
  package var members: MemberBlockItemListSyntax { memberBlock.members }
  package var attributes: AttributeListSyntax { group.attributes }
  package var modifiers: DeclModifierListSyntax { group.modifiers }

  // Switches over the kinds of nodes. A cast to a protocol would be slow, because the runtime
  // searches all conformances of the process.
  package init?(_ declaration: DeclSyntax) {
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
