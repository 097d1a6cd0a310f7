/// A token of Swift, as far as finding declarations needs it.
struct SwiftToken: Equatable {
  enum Kind: Equatable {
    /// A name, a keyword or a directive such as `#if`; a name in backticks is only a name.
    case word(String)
    /// A string, a number, a regular expression, or a name in backticks.
    case literal
    case open(UInt8)
    case close(UInt8)
    /// Anything else, by its first byte: an operator counts as several.
    case symbol(UInt8)
  }

  var kind: Kind
  /// In bytes of the text.
  var range: Range<Int>
  /// Whether nothing but white space and comments stands before it on its line.
  var startsLine: Bool

  func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
    kind == .symbol(UInt8(ascii: scalar))
  }
}
