import MessageTables
import Phrases
package import Recording

/// A line of text in pieces, each with its meaning.
///
/// It never contains a control character: inserted text is made visible first, so that a program's
/// output can't move the cursor or color the terminal.
package struct StyledText: Hashable, Sendable {
  package struct Span: Hashable, Sendable {
    package let text: String
    package let style: Style
  }

  package private(set) var spans: [Span] = []

  package init() {}

  package init(_ text: String, _ style: Style = .plain) {
    append(text, style)
  }

  package mutating func append(_ text: String, _ style: Style = .plain) {
    guard !text.isEmpty else { return }
    let text = text.withVisibleControls
    if let last = spans.last, last.style == style {
      spans[spans.count - 1] = Span(text: last.text + text, style: style)
    } else {
      spans.append(Span(text: text, style: style))
    }
  }

  package mutating func append(_ other: StyledText) {
    for span in other.spans { append(span.text, span.style) }
  }

  package static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.append(right)
    return sum
  }

  package static func += (left: inout StyledText, right: StyledText) {
    left.append(right)
  }

  package var isEmpty: Bool { spans.isEmpty }

  /// The text alone.
  package var characters: String {
    spans.map(\.text).joined()
  }

  /// The width in terminal cells.
  package var width: Int {
    spans.reduce(0) { $0 + $1.text.cellWidth }
  }

  package static func spaces(_ count: Int) -> StyledText {
    StyledText(String(repeating: " ", count: max(0, count)))
  }

  /// Adds spaces on the right up to `width` cells.
  package func padded(to width: Int) -> StyledText {
    self + .spaces(width - self.width)
  }

  /// Returns the text in one style, without the spaces before and after it.
  func highlighted(_ style: Style) -> StyledText {
    let text = trimmingTrailingSpaces().characters
    let indentation = text.prefix { $0 == " " }
    return StyledText(String(indentation))
      + StyledText(String(text[indentation.endIndex...]), style)
  }

  func trimmingLeadingSpaces() -> StyledText {
    var text = self
    while let first = text.spans.first, first.text.utf8.first == UInt8(ascii: " ") {
      let rest = String(first.text.drop { $0 == " " })
      text.spans.removeFirst()
      if !rest.isEmpty { text.spans.insert(Span(text: rest, style: first.style), at: 0) }
    }
    return text
  }

  package func trimmingTrailingSpaces() -> StyledText {
    var text = self
    while let last = text.spans.last, last.text.utf8.last == UInt8(ascii: " ") {
      var kept = Substring(last.text)
      while kept.last == " " { kept.removeLast() }
      if kept.count == last.text.count { break }
      text.spans.removeLast()
      if !kept.isEmpty { text.spans.append(Span(text: String(kept), style: last.style)) }
    }
    return text
  }
}

extension [StyledText] {
  /// Returns the texts in one line, without the empty ones.
  func joined(by separator: StyledText) -> StyledText {
    reduce("") { $1.isEmpty ? $0 : $0.isEmpty ? $1 : $0 + separator + $1 }
  }
}

extension StyledText: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) {
    self.init(value)
  }

  package init(stringInterpolation: Interpolation) {
    self = stringInterpolation.text
  }

  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = StyledText()

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      text.append(literal)
    }

    package mutating func appendInterpolation(_ piece: String, _ style: Style) {
      text.append(piece, style)
    }

    package mutating func appendInterpolation(_ piece: StyledText) {
      text.append(piece)
    }

    package mutating func appendInterpolation(_ number: Int) {
      text.append(String(number))
    }

    package mutating func appendInterpolation(_ place: Place) {
      text.append(StyledText(PlaceMessage.line(place.line), .reference))
    }

    package mutating func appendInterpolation(_ lane: LaneID) {
      text.append(lane.name, .lane(lane))
    }
  }
}
