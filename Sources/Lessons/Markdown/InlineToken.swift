/// The smallest parts of a paragraph, in order.
enum InlineToken {
  case text(ArraySlice<UInt8>)
  case code(String)
  case link(destination: String, at: Int)
  /// A run of `*` or `_` that may open or close emphasis.
  case delimiter(UInt8, count: Int, opens: Bool, closes: Bool)
  case openBracket
  /// A `]`, with the destination when `(…)` follows it, and where that begins.
  case closeBracket(destination: String?, at: Int)
  case softBreak
  case hardBreak
}
