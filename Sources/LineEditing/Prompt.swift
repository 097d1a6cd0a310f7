/// The text in front of a line being typed.
package struct Prompt: Sendable, Equatable {
  /// Plain text; ASCII unless the locale is known to be UTF-8.
  package var text: String
  /// Parameters of a "select graphic rendition" escape, such as `1;36`; nil draws no colour.
  package var style: String?

  package init(_ text: String, style: String? = nil) {
    self.text = text
    self.style = style
  }
}

extension Prompt {
  /// Stands around escapes in what libedit is handed, so that it doesn't count them as columns.
  static let marker: Unicode.Scalar = "\u{1}"

  /// The prompt as libedit wants it.
  ///
  /// libedit drops an escape that nothing visible follows, so the style ends before the last
  /// character; that is a space in every prompt worth colouring.
  func markedUp() -> String {
    guard let style, let last = text.last else { return text }
    let marker = String(Self.marker)
    return "\(marker)\u{1B}[\(style)m\(marker)\(text.dropLast())\(marker)\u{1B}[0m\(marker)\(last)"
  }
}
