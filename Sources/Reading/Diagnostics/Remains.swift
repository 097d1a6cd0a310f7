import Machine
package import SwiftSyntax

/// The top-level statements without syntax errors, from a text that has some.
package struct Remains {
  package let tree: SourceFileSyntax
  /// Names that the other statements may declare. Messages about them are dropped.
  let lostNames: Set<String>
  /// The ranges of statements that use declarations of the other statements, which can cause their
  /// errors.
  let suspects: [Range<Int>]

  /// Nil if braces are missing or unmatched, because the statements can't be separated then.
  package init?(of tree: SourceFileSyntax) {
    if Self.hasLooseBraces(tree) { return nil }
    var kept: [CodeBlockItemSyntax] = []
    var lost: Set<String> = []
    var declared: Set<String> = []
    var gap = 0
    for item in tree.statements {
      if item.hasError {
        gap += item.totalLength.utf8Length
        for token in item.tokens(viewMode: .all) {
          if case .identifier(let name) = token.tokenKind { lost.insert(name) }
        }
        declared.formUnion(Self.declaredNames(in: item))
      } else {
        // Spaces replace dropped statements, so that positions don't change.
        kept.append(
          gap == 0 ? item : item.detached.with(\.leadingTrivia, .spaces(gap) + item.leadingTrivia))
        gap = 0
      }
    }
    self.tree = tree.with(\.statements, CodeBlockItemListSyntax(kept))
    lostNames = lost
    suspects = tree.statements.compactMap { item in
      let isSuspect =
        !item.hasError
        && item.tokens(viewMode: .sourceAccurate).contains { token in
          if case .identifier(let name) = token.tokenKind { declared.contains(name) } else { false }
        }
      let start = item.positionAfterSkippingLeadingTrivia.utf8Offset
      return isSuspect ? start..<item.endPosition.utf8Offset : nil
    }
  }

  /// The names after declaring keywords. A type's complete braces hide the names inside them.
  private static func declaredNames(in item: CodeBlockItemSyntax) -> Set<String> {
    if let group = item.item.asProtocol((any DeclGroupSyntax).self),
      group.memberBlock.leftBrace.presence == .present,
      group.memberBlock.rightBrace.presence == .present,
      let name = group.asProtocol((any NamedDeclSyntax).self)?.name
    {
      return [name.text]
    }
    let words: Set<Keyword> = [
      .func, .var, .let, .struct, .enum, .class, .actor, .protocol, .case, .typealias,
    ]
    var names: Set<String> = []
    var declares = false
    for token in item.tokens(viewMode: .all) {
      if declares, case .identifier(let name) = token.tokenKind { names.insert(name) }
      if case .keyword(let word) = token.tokenKind {
        declares = words.contains(word)
      } else {
        declares = false
      }
    }
    return names
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

  /// Whether dropped statements may cause the error.
  package func mayFollow(_ diagnostic: Diagnostic, in lines: LineTable) -> Bool {
    if let name = diagnostic.unknownName, lostNames.contains(name) { return true }
    return suspects.contains { range in
      let first = lines.position(utf8Offset: range.lowerBound).line
      let last = lines.position(utf8Offset: range.upperBound).line
      return (first...max(first, last)).contains(diagnostic.position.line)
    }
  }
}
