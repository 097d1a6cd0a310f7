/// A token of Swift, found without a parser: enough to find declarations, names and colors.
package struct SwiftToken: Equatable {
  package enum Kind: Equatable {
    /// A name, a keyword or a directive such as `#if`; a name in backticks is only a name.
    case word(String)
    /// A string with its quotes and everything between them.
    case string
    case number
    case regularExpression
    /// A name in backticks.
    case quotedName
    case open(UInt8)
    case close(UInt8)
    /// Anything else, by its first byte: an operator is several tokens.
    case symbol(UInt8)
    /// A comment, if comments are kept.
    case comment
    /// The code of an interpolation, if interpolations are kept. It comes before its string, and after the
    /// tokens that it contains.
    case interpolation
  }

  package var kind: Kind
  /// In bytes of the text.
  package var range: Range<Int>
  /// Whether only white space and comments come before the token on its line.
  package var startsLine: Bool

  package func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
    kind == .symbol(UInt8(ascii: scalar))
  }
}
