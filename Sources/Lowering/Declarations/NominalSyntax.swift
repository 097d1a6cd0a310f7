import SwiftSyntax

/// The parts that the syntax of all types has.
struct NominalSyntax {
  enum Kind {
    case nominal(NominalDeclaration.Kind)
    case `protocol`(PrimaryAssociatedTypeClauseSyntax?)
  }

  let kind: Kind
  let name: TokenSyntax
  var generics: GenericParameterClauseSyntax?
  let inheritance: InheritanceClauseSyntax?
  let whereClause: GenericWhereClauseSyntax?
  let members: MemberBlockItemListSyntax
  let attributes: AttributeListSyntax
  let modifiers: DeclModifierListSyntax
  let syntax: DeclSyntax

  init?(_ declaration: DeclSyntax) {
    syntax = declaration
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node):
      kind = .nominal(.structure)
      name = node.name
      generics = node.genericParameterClause
      inheritance = node.inheritanceClause
      whereClause = node.genericWhereClause
      members = node.memberBlock.members
      attributes = node.attributes
      modifiers = node.modifiers
    case .classDecl(let node):
      kind = .nominal(.class)
      name = node.name
      generics = node.genericParameterClause
      inheritance = node.inheritanceClause
      whereClause = node.genericWhereClause
      members = node.memberBlock.members
      attributes = node.attributes
      modifiers = node.modifiers
    case .enumDecl(let node):
      kind = .nominal(.enumeration)
      name = node.name
      generics = node.genericParameterClause
      inheritance = node.inheritanceClause
      whereClause = node.genericWhereClause
      members = node.memberBlock.members
      attributes = node.attributes
      modifiers = node.modifiers
    case .actorDecl(let node):
      kind = .nominal(.actor)
      name = node.name
      generics = node.genericParameterClause
      inheritance = node.inheritanceClause
      whereClause = node.genericWhereClause
      members = node.memberBlock.members
      attributes = node.attributes
      modifiers = node.modifiers
    case .protocolDecl(let node):
      kind = .protocol(node.primaryAssociatedTypeClause)
      name = node.name
      inheritance = node.inheritanceClause
      whereClause = node.genericWhereClause
      members = node.memberBlock.members
      attributes = node.attributes
      modifiers = node.modifiers
    default: return nil
    }
  }
}
