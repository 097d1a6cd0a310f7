import SwiftSyntax

/// What is left of a text with mistakes in its grammar: the statements of its top level without any.
struct Remains {
  let tree: SourceFileSyntax
  /// Names that the other statements may have declared; nothing can be said of them.
  let lostNames: Set<String>

  /// Nil when braces are missing or too many: what belongs to what can't be told then.
  init?(of tree: SourceFileSyntax) {
    if Self.hasLooseBraces(tree) { return nil }
    var kept: [CodeBlockItemSyntax] = []
    var lost: Set<String> = []
    var gap = 0
    for item in tree.statements {
      if item.hasError {
        gap += item.totalLength.utf8Length
        for token in item.tokens(viewMode: .all) {
          if case .identifier(let name) = token.tokenKind { lost.insert(name) }
        }
      } else {
        // Spaces stand for what is left out, so that everything keeps its place.
        kept.append(
          gap == 0 ? item : item.with(\.leadingTrivia, .spaces(gap) + item.leadingTrivia))
        gap = 0
      }
    }
    self.tree = tree.with(\.statements, CodeBlockItemListSyntax(kept))
    lostNames = lost
  }

  private static func hasLooseBraces(_ tree: SourceFileSyntax) -> Bool {
    func isBrace(_ token: TokenSyntax) -> Bool {
      switch token.tokenKind {
      case .leftBrace, .rightBrace: true
      default: false
      }
    }
    if tree.unexpectedBetweenStatementsAndEndOfFileToken != nil { return true }
    for token in tree.tokens(viewMode: .all) where isBrace(token) {
      if token.presence == .missing { return true }
      if token.parent?.is(UnexpectedNodesSyntax.self) ?? false { return true }
    }
    return false
  }

  /// Whether a message may come of what isn't looked at.
  func mayFollow(_ message: String) -> Bool {
    message.hasPrefix("cannot find ")
      && lostNames.contains { message.contains("'\($0)'") }
  }
}
