/// A block of prose, which can be laid out at any width.
package indirect enum Passage: Equatable, Sendable {
  case paragraph([Inline])
  /// A paragraph that begins with `Try:`, and the block to change; nil if the learner writes new
  /// code.
  case proposal([Inline], edits: CodeBlock.ID?)
  /// A heading of level 3 or deeper. Level 1 is the lesson's title, and level 2 a step's.
  case heading(level: Int, [Inline])
  /// A bullet list if `start` is `nil`, otherwise a list numbered from `start`.
  case list(start: Int?, items: [Item])
  case quote([Passage])
  /// `> **Elsewhere**`: where swift-dependencies or the Composable Architecture differs from our libraries.
  case elsewhere([Passage])
  /// Preformatted lines: a fence in another language, indented code, a table.
  case listing(language: String?, lines: [String])
  /// A thematic break (`---`).
  case rule

  package struct Item: Equatable, Sendable {
    package var passages: [Passage]
    /// Whether the box of a task-list item is checked; `nil` without a box.
    package var isChecked: Bool?

    package init(passages: [Passage], isChecked: Bool? = nil) {
      self.passages = passages
      self.isChecked = isChecked
    }
  }
}

extension Passage {
  /// The text without markup, with a newline between the parts.
  package var plainText: String {
    switch self {
    case .paragraph(let inlines), .proposal(let inlines, _), .heading(_, let inlines):
      inlines.plainText
    case .list(_, let items): items.map(\.passages.plainText).joined(separator: "\n")
    case .quote(let passages), .elsewhere(let passages): passages.plainText
    case .listing(_, let lines): lines.joined(separator: "\n")
    case .rule: ""
    }
  }
}

extension [Passage] {
  /// The passages as one line of text. Paragraphs and headings keep their markup.
  package var inlines: [Inline] {
    map { passage -> [Inline] in
      switch passage {
      case .paragraph(let inlines), .proposal(let inlines, _), .heading(_, let inlines): inlines
      case .list, .quote, .elsewhere, .listing, .rule: [.text(passage.plainText)]
      }
    }.joined(separator: [.text(" ")]).map { $0 }
  }

  package var plainText: String {
    map(\.plainText).joined(separator: "\n")
  }
}
