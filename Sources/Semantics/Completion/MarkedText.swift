import Reading
import SwiftParser
import SwiftSyntax

/// A text up to the cursor, completed so that it parses. A mark replaces the word at its end, and
/// open brackets are closed.
package struct MarkedText {
  /// A name that no program uses.
  package static let mark = "here__"

  package let text: String
  /// The text completed as the head of a statement, as in `if model.`.
  package let headText: String
  /// The typed part of the word.
  package let prefix: String

  /// Nil where no name is possible: in a comment, in a string, in a number.
  package init?(_ typed: String) {
    let word = typed.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    prefix = String(word.reversed())
    guard prefix.first.map({ !$0.isNumber }) ?? true else { return nil }
    let marked = String(typed.dropLast(prefix.count)) + Self.mark
    guard !NestingDepth(marked).isTooDeep else { return nil }
    var closing: [String] = []
    var isName = false
    for token in ParsedSource.parse(marked).tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .leftParen: closing.append(")")
      case .leftSquare: closing.append("]")
      case .leftBrace: closing.append("\n}")
      case .rightParen, .rightSquare, .rightBrace: _ = closing.popLast()
      case .stringQuote, .multilineStringQuote:
        // A quote closes an open quote of the same kind.
        if closing.last == token.text { closing.removeLast() } else { closing.append(token.text) }
      case .identifier(Self.mark), .dollarIdentifier(Self.mark): isName = true
      default: continue
      }
    }
    guard isName else { return nil }
    let end = closing.reversed().joined()
    text = marked + end
    headText = marked + " {}" + end
  }
}
