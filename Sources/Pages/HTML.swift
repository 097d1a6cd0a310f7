import Phrases
package import Rendering

/// Markup that can be put into a page as it is.
///
/// It is made of literals and of texts, which are escaped when they come in: no text of a lesson's
/// or a program's can become markup, and none can hide or reorder what stands beside it.
package struct HTML: Hashable, Sendable {
  package private(set) var text = ""

  package init() {}

  /// What is markup already.
  init(trusted text: String) { self.text = text }

  /// Escaped, with control characters and marks that reorder text made visible.
  package init(text: some StringProtocol) {
    self.text = Self.escaped(String(text).withVisibleControls)
  }

  /// A text of several lines, for places where white space is kept.
  package init(lines: some StringProtocol) {
    text = lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.escaped(String($0).withVisibleControls) }.joined(separator: "\n")
  }

  /// Styled text as spans whose classes say what each piece means.
  ///
  /// - Parameter wraps: whether a long word may break before a member's name and after an opening
  ///   parenthesis.
  package init(_ styled: StyledText, wraps: Bool = false) {
    for span in styled.spans {
      let escaped = Self.escaped(span.text)
      let text = wraps ? Self.withPlacesToWrap(escaped) : escaped
      guard let name = span.style.className else {
        self.text += text
        continue
      }
      self.text += "<span class=\"\(name)\">\(text)</span>"
    }
  }

  package static func + (left: HTML, right: HTML) -> HTML {
    var sum = left
    sum += right
    return sum
  }

  package static func += (left: inout HTML, right: HTML) { left.text += right.text }

  private static func withPlacesToWrap(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ".") }) else {
      return text
    }
    var result = ""
    for (index, character) in zip(text.indices, text) {
      let next = text[text.index(after: index)...].first
      if character == ".", next?.isLetter == true { result += "<wbr>" }
      result.append(character)
      if character == "(", next != ")" { result += "<wbr>" }
    }
    return result
  }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { [0x26, 0x3C, 0x3E, 0x22, 0x27].contains($0) }) else {
      return text
    }
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}

extension HTML: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { text = value }

  package init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { text += literal }

    /// Escapes the text.
    package mutating func appendInterpolation(_ text: some StringProtocol) {
      self.text += HTML(text: text).text
    }

    package mutating func appendInterpolation(_ number: Int) { text += String(number) }

    package mutating func appendInterpolation(_ markup: HTML) { text += markup.text }

    /// Puts in what is markup, a script or a style already, of our own making.
    package mutating func appendInterpolation(trusted text: String) { self.text += text }

    package mutating func appendInterpolation(_ styled: StyledText) { text += HTML(styled).text }
  }
}

extension [HTML] {
  package func joined(separator: HTML = "") -> HTML {
    var result = HTML()
    for (index, part) in enumerated() { result += index == 0 ? part : separator + part }
    return result
  }
}

extension Style {
  /// How the style sheet calls it; nil for text like any other.
  fileprivate var className: String? {
    switch self {
    case .plain, .name, .reference: nil
    case .gutter, .dim: "dim"
    case .comment: "comment"
    case .keyword: "keyword"
    case .number: "number"
    case .string: "string"
    case .attribute: "attribute"
    case .value: "value"
    case .verb: "verb"
    case .binding: "binding"
    case .lost: "lost"
    case .printed: "printed"
    case .lane: "lane"
    case .current, .strong, .note, .heading: "strong"
    case .emphasis: "emphasis"
    case .code: "code"
    case .error, .wrong: "error"
    case .warning: "warning"
    case .right: "right"
    }
  }
}
