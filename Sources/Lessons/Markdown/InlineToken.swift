/// The tokens of a paragraph, in order.
enum InlineToken {
  case text(ArraySlice<UInt8>)
  case code(String)
  case link(destination: String, at: Int)
  /// A run of `*` or `_` that may open or close emphasis.
  case delimiter(UInt8, count: Int, opens: Bool, closes: Bool)
  case openBracket
  /// A `]`, with the destination if `(…)` follows it, and the destination's position.
  case closeBracket(destination: String?, at: Int)
  case softBreak
  case hardBreak
}
