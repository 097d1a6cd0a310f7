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
  /// The prompt as it is written.
  ///
  /// The style ends before the last character, which is a space in every prompt worth colouring.
  func markedUp() -> String {
    guard let style, let last = text.last else { return text }
    return "\u{1B}[\(style)m\(text.dropLast())\u{1B}[0m\(last)"
  }
}
