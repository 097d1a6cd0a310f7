import SwiftSyntax

/// Corrects the tree of `infix operator +++; …`. SwiftParser reads the semicolon as a part of the
/// operator's name, but the compiler reads it as the end of the declaration.
final class OperatorSemicolons: SyntaxRewriter {
  static func separated(in tree: SourceFileSyntax) -> SourceFileSyntax {
    OperatorSemicolons(viewMode: .sourceAccurate).visit(tree)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> CodeBlockItemSyntax {
    guard var declaration = node.item.as(OperatorDeclSyntax.self),
      node.semicolon?.presence != .present,
      let unexpected = declaration.unexpectedBetweenNameAndOperatorPrecedenceAndTypes,
      unexpected.count == 1, let token = unexpected.first?.as(TokenSyntax.self),
      token.tokenKind == .semicolon
    else { return node }
    declaration.unexpectedBetweenNameAndOperatorPrecedenceAndTypes = nil
    return node.with(\.item, CodeBlockItemSyntax.Item(declaration)).with(\.semicolon, token)
  }
}
