/// A piece of prose at block level, ready to be laid out at any width.
package indirect enum Passage: Equatable, Sendable {
  case paragraph([Inline])
  /// A paragraph that begins with `Try:`, and the block that it says to change; nil where something
  /// new is to be written.
  case proposal([Inline], edits: CodeBlock.ID?)
  /// A heading of level 3 or deeper: level 1 is the lesson's title, level 2 its steps'.
  case heading(level: Int, [Inline])
  /// A bullet list when `start` is `nil`, else one numbered from `start`.
  case list(start: Int?, items: [Item])
  case quote([Passage])
  /// `> **Elsewhere**`: where swift-dependencies or the Composable Architecture differs from our libraries.
  case elsewhere([Passage])
  /// Lines to show as they are: a fence in another language, indented code, a table.
  case listing(language: String?, lines: [String])
  /// A line across (`---`).
  case rule

  package struct Item: Equatable, Sendable {
    package var passages: [Passage]
    /// Whether the box of a task-list item is ticked; `nil` without a box.
    package var isChecked: Bool?

    package init(passages: [Passage], isChecked: Bool? = nil) {
      self.passages = passages
      self.isChecked = isChecked
    }
  }
}

extension Passage {
  /// The words without markup, with a newline between the parts.
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
