import SwiftSyntax

/// The names in a statement or declaration, without those in the statements and members in it, and
/// without parameters, which are used only there.
struct ItemParts {
  private(set) var mentioned: Set<String> = []
  private(set) var declared: Set<String> = []
  /// The name of the type that it declares or extends.
  private(set) var type: String?
  private(set) var isProtocol = false
  /// Whether it is an initializer, a deinitializer or a subscript.
  private(set) var isUnnamedMember = false

  /// Adds a node that is inside the item.
  mutating func note(_ node: Syntax) {
    if let token = node.as(TokenSyntax.self) {
      switch token.tokenKind {
      case .identifier, .binaryOperator, .prefixOperator, .postfixOperator, .dollarIdentifier:
        mentioned.insert(token.plainName)
      default: break
      }
      return
    }
    switch node.as(SyntaxEnum.self) {
    case .identifierPattern(let pattern): declare(pattern.identifier)
    case .enumCaseElement(let element): declare(element.name)
    case .macroDecl(let declaration): declare(declaration.name)
    case .functionDecl(let declaration): declare(declaration.name)
    case .typeAliasDecl(let declaration): declare(declaration.name)
    case .associatedTypeDecl(let declaration): declare(declaration.name)
    case .structDecl(let declaration): declare(type: declaration.name)
    case .classDecl(let declaration): declare(type: declaration.name)
    case .enumDecl(let declaration): declare(type: declaration.name)
    case .actorDecl(let declaration): declare(type: declaration.name)
    case .protocolDecl(let declaration):
      declare(type: declaration.name)
      isProtocol = true
    case .initializerDecl, .deinitializerDecl, .subscriptDecl: isUnnamedMember = true
    case .extensionDecl(let declaration):
      type = declaration.extendedType.as(IdentifierTypeSyntax.self)?.name.plainName
    default: break
    }
  }

  private mutating func declare(_ name: TokenSyntax) {
    if name.tokenKind != .wildcard { declared.insert(name.plainName) }
  }

  private mutating func declare(type name: TokenSyntax) {
    declare(name)
    type = name.plainName
  }
}
