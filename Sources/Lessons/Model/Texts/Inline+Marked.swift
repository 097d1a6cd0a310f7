extension [Inline] {
  /// Text in which backticks mark code.
  package static func marked(_ text: String) -> [Inline] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map {
      $0.offset.isMultiple(of: 2) ? .text(String($0.element)) : .code(String($0.element))
    }
  }
}
