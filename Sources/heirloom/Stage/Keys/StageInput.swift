import Lessons
import LineEditing
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
    let style = options.colour ? Style.gutter.parameters : nil
    let (rows, cursor) = entry.rows(
      prompt: Prompt(label, style: style), continuation: Prompt(bar, style: style),
      width: options.width - 1, height: height, locale: locale)
    guard isSwift else { return Picture(rows: rows, cursor: cursor) }
    let title = heading(options)
    return Picture(rows: [title] + rows, cursor: (cursor.row + 1, cursor.column))
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
