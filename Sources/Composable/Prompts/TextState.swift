/// Text in a state, such as the title of an alert, that can be compared.
///
/// ```swift
/// TextState("Delete \(name)?")
/// ```
public struct TextState: Hashable, Sendable {
  private let content: String

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - content: The text.
  ///   - comment: A note for translators, which isn't stored.
  public init(_ content: some StringProtocol, comment: StaticString? = nil) {
    self.content = String(content)
  }

  /// Makes a text that isn't translated.
  ///
  /// - Parameter content: The text.
  public init(verbatim content: String) { self.content = content }

  fileprivate var text: String { content }

  /// Concatenates two texts.
  ///
  /// - Parameters:
  ///   - left: The first text.
  ///   - right: The second text.
  /// - Returns: Both texts, one after the other.
  public static func + (left: Self, right: Self) -> Self {
    Self(verbatim: left.content + right.content)
  }
}

extension TextState: ExpressibleByStringInterpolation {
  /// Makes a text from a literal.
  ///
  /// - Parameter value: The text.
  public init(stringLiteral value: String) { content = value }
}

extension TextState: CustomStringConvertible {
  /// The text.
  public var description: String { content }
}

extension String {
  /// Makes a string from a text in a state.
  ///
  /// - Parameter state: The text.
  public init(state: TextState) { self = state.text }
}
