/// Text in a state, such as the title of an alert, that can be compared.
///
/// ```swift
/// TextState("Delete \(name)?")
/// TextState("Delete ") + TextState(name).bold() + "?"
/// ```
///
/// A text has no appearance of its own. A view draws its ``parts`` with their ``styles``.
public struct TextState: Hashable, Sendable {
  private let content: Content
  /// The styles of the whole text, in the order in which they were added.
  public private(set) var styles: [Style] = []

  private enum Content: Hashable, Sendable {
    case verbatim(String)
    /// Several texts, of which at least one has styles.
    case parts([TextState])
  }

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - content: The text.
  ///   - comment: A note for translators, which isn't stored.
  public init(_ content: some StringProtocol, comment: StaticString? = nil) {
    self.content = .verbatim(String(content))
  }

  /// Makes a text that isn't translated.
  ///
  /// - Parameter content: The text.
  public init(verbatim content: String) { self.content = .verbatim(content) }

  private init(parts: [TextState]) { content = .parts(parts) }

  fileprivate var text: String {
    switch content {
    case .verbatim(let text): text
    case .parts(let parts): parts.map(\.text).joined()
    }
  }

  /// The texts that this one consists of, each with its own styles: the text itself, if it isn't a
  /// sum.
  ///
  /// The ``styles`` of the whole text apply to each of them, too.
  public var parts: [TextState] {
    if case .parts(let parts) = content { parts } else { [self] }
  }

  /// Concatenates two texts, which keep their styles.
  ///
  /// - Parameters:
  ///   - left: The first text.
  ///   - right: The second text.
  /// - Returns: Both texts, one after the other.
  public static func + (left: Self, right: Self) -> Self {
    var parts = left.terms
    for part in right.terms {
      if part.styles.isEmpty, let last = parts.last, last.styles.isEmpty {
        parts[parts.count - 1] = Self(verbatim: last.text + part.text)
      } else {
        parts.append(part)
      }
    }
    return parts.count == 1 ? parts[0] : Self(parts: parts)
  }

  /// The parts to which another text can be added.
  private var terms: [TextState] { styles.isEmpty ? parts : [self] }

  /// Returns the same text with another style.
  func styled(_ style: Style) -> Self {
    var text = self
    text.styles.append(style)
    return text
  }
}

extension TextState: ExpressibleByStringInterpolation {
  /// Makes a text from a literal.
  ///
  /// - Parameter value: The text.
  public init(stringLiteral value: String) { self.init(verbatim: value) }
}

extension TextState: CustomStringConvertible {
  /// The text without its styles.
  public var description: String { text }
}

extension TextState: CustomReflectable {
  /// The text, or its parts, and the styles if there are any.
  public var customMirror: Mirror {
    let content: Any = if case .parts(let parts) = content { parts } else { text }
    let contents: Mirror.Child = (label: "content", value: content)
    let all = styles.isEmpty ? [contents] : [contents, (label: "styles", value: styles)]
    return Mirror(self, children: all, displayStyle: .struct)
  }
}

extension String {
  /// Makes a string from a text in a state, without its styles.
  ///
  /// - Parameter state: The text.
  public init(state: TextState) { self = state.text }
}
