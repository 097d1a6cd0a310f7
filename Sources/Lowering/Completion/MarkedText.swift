import Reading
import SwiftParser
import SwiftSyntax

/// A text up to the cursor, made whole: the word at its end is replaced by a mark, and the brackets
/// that are open there are closed.
struct MarkedText {
  /// A name that no program has.
  static let mark = "here__"

  let text: String
  /// The same for a text that ends in the head of a statement, as in `if model.`.
  let headText: String
  /// What is typed of the word so far.
  let prefix: String

  /// Nil where no name can stand: in a comment, in a string, in a number.
  init?(_ typed: String) {
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
        // The quote that is open is closed by the one that follows.
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
