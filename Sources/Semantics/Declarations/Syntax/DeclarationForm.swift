import SwiftSyntax

/// The kinds of declarations that the rules about modifiers tell apart.
enum DeclarationForm: CaseIterable {
  case function, operatorFunction, initializer, deinitializer, `subscript`, variable
  case enumerationCase
  case structure, `class`, enumeration, actor, `protocol`, `extension`
  case alias, associatedType, `import`, precedenceGroup

  static let functions: Set = [function, operatorFunction]
  /// The declarations that belong to a value or a type, or that make one.
  static let members: Set = [function, operatorFunction, initializer, `subscript`, variable]
}

extension DeclarationForm {
  /// The form of a declaration, with the token that names it: its name or its keyword.
  static func reading(_ syntax: DeclSyntax) -> (form: Self, name: TokenSyntax)? {
    switch syntax.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      (node.name.tokenKind.isOperator ? .operatorFunction : .function, node.name)
    case .initializerDecl(let node): (.initializer, node.initKeyword)
    case .deinitializerDecl(let node): (.deinitializer, node.deinitKeyword)
    case .subscriptDecl(let node): (.subscript, node.subscriptKeyword)
    case .variableDecl(let node): (.variable, node.bindingSpecifier)
    case .enumCaseDecl(let node):
      (.enumerationCase, node.elements.first?.name ?? node.caseKeyword)
    case .structDecl(let node): (.structure, node.name)
    case .classDecl(let node): (.class, node.name)
    case .enumDecl(let node): (.enumeration, node.name)
    case .actorDecl(let node): (.actor, node.name)
    case .protocolDecl(let node): (.protocol, node.name)
    case .extensionDecl(let node): (.extension, node.extensionKeyword)
    case .typeAliasDecl(let node): (.alias, node.name)
    case .associatedTypeDecl(let node): (.associatedType, node.name)
    case .importDecl(let node): (.import, node.importKeyword)
    case .precedenceGroupDecl(let node): (.precedenceGroup, node.name)
    default: nil
    }
  }
}
