import SwiftSyntax

/// The parts that the syntax of all types has.
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

  init?(_ declaration: DeclSyntax) {
    guard let kind = Self.kind(of: declaration),
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name,
      let group = declaration.asProtocol((any DeclGroupSyntax).self)
    else { return nil }
    self.kind = kind
    self.name = name
    self.group = group
    // A protocol has conditions without having parameters.
    let generic = declaration.asProtocol((any WithGenericParametersSyntax).self)
    generics = generic?.genericParameterClause
    whereClause =
      generic?.genericWhereClause ?? declaration.as(ProtocolDeclSyntax.self)?.genericWhereClause
    syntax = declaration
  }

  private static func kind(of declaration: DeclSyntax) -> Kind? {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl: .nominal(.structure)
    case .classDecl: .nominal(.class)
    case .enumDecl: .nominal(.enumeration)
    case .actorDecl: .nominal(.actor)
    case .protocolDecl(let node): .protocol(node.primaryAssociatedTypeClause)
    default: nil
    }
  }
}
