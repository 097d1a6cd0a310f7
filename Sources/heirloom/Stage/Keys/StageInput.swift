import Lessons
import LineEditing
import MessageTables
import Phrases
import Rendering
import Sessions

/// A text that is being typed at the bottom of the stage.
struct StageInput {
  enum Purpose: Equatable {
    case votes, swift, step
    /// A changed version of a block.
    case edit(CodeBlock)
  }

  /// The rows of an input, with the place of the cursor in them, from 0.
  struct Picture {
    var rows: [String]
    var cursor: (row: Int, column: Int)
  }

  var purpose: Purpose
  var entry: KeyedEntry
  /// The mistake in the previous text.
  var problem: String?
  /// The rows of names that Tab found for the word before the cursor.
  var candidates: [String] = []

  init(_ purpose: Purpose, text: String = "", history: [String] = [], problem: String? = nil) {
    self.purpose = purpose
    self.problem = problem
    entry = KeyedEntry(text, history: history)
    // A class reads the block from its first line.
    if case .edit = purpose { entry.moveToStart() }
  }

  /// Whether Enter ends the text.
  var isFinished: Bool {
    switch purpose {
    case .votes, .step: true
    case .swift, .edit: isWhole(entry.text, question: nil)
    }
  }

  /// Whether it is Swift code, which may have several lines.
  var isSwift: Bool {
    switch purpose {
    case .votes, .step: false
    case .swift, .edit: true
    }
  }

  func picture(_ options: RenderingOptions, height: Int) -> Picture {
    let bar = "  \(options.glyphs.bar) "
    let label: String =
      switch purpose {
      case .votes: "  " + StageMessage.votes(problem: problem).text
      case .step: "  " + StageMessage.toStep.text
      case .swift, .edit: bar
      }
    let locale = CharacterLocale()
    // Most of the height is for the text.
    var shown = Array(candidates.prefix(max(0, height / 2)))
    if shown.count < candidates.count, !shown.isEmpty {
      let last = shown.count - 1
      shown[last] = StageMessage.moreNames(rows: candidates.count - last).text
    }
    let style = options.colour ? Style.gutter.parameters : nil
    let (rows, cursor) = entry.rows(
      prompt: Prompt(label, style: style), continuation: Prompt(bar, style: style),
      width: options.width - 1, height: height - shown.count, locale: locale)
    guard isSwift else { return Picture(rows: rows, cursor: cursor) }
    let names = shown.map { name in
      let row: StyledText = "  \(name, .dim)"
      return options.painter.paint(
        row.truncated(to: options.width - 1, mark: options.glyphs.ellipsis))
    }
    let above = [heading(options)] + names
    return Picture(rows: above + rows, cursor: (cursor.row + above.count, cursor.column))
  }

  /// The purpose of the text, and the keys that end it.
  private func heading(_ options: RenderingOptions) -> String {
    let message: StageMessage =
      if case .edit = purpose { .editKeys } else { .swiftKeys }
    let rule = String(repeating: options.glyphs.rule, count: 2)
    let text: StyledText = "\(rule, .gutter) \(message.text, .dim) "
    let rest = max(0, options.width - 1 - text.width)
    return options.painter.paint(
      (text + "\(String(repeating: options.glyphs.rule, count: rest), .gutter)")
        .truncated(to: options.width - 1, mark: options.glyphs.ellipsis))
  }
}
