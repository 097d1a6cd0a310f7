import MessageTables
import Phrases
package import Rendering

/// Markup that can be inserted into a page unchanged.
///
/// It consists of literals and of texts, which are escaped when they are inserted. So no text of a
/// lesson or a program can become markup, or hide or reorder the text beside it.
package struct HTML: Hashable, Sendable {
  package private(set) var text = ""

  package init() {}

  /// Wraps text that is already markup.
  init(trusted text: String) { self.text = text }

  /// Escapes the text, and makes control characters and bidirectional marks visible.
  package init(text: some StringProtocol) {
    self.text = Self.escaped(String(text).withVisibleControls)
  }

  /// Escapes a text of several lines, for elements that preserve white space.
  package init(lines: some StringProtocol) {
    text = lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.escaped(String($0).withVisibleControls) }.joined(separator: "\n")
  }

  /// Makes spans from styled text, with classes for the meaning of each piece.
  ///
  /// - Parameter wraps: Whether a long word may break before a member's name and after an opening
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

    /// Inserts our own markup, script or style unchanged.
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
  /// The class in the style sheet; nil for plain text.
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
    case .current, .currentLine, .proof, .strong, .note, .heading: "strong"
    case .emphasis: "emphasis"
    case .code: "code"
    case .error, .wrong: "error"
    case .warning: "warning"
    case .right: "right"
    }
  }
}
