import Lessons
import MessageTables
import Phrases
import Recording
import Rendering
import Sessions

/// The run of a block that a class has changed, and its run before.
struct StageComparison: Equatable {
  let before: BlockRecord?
  let after: BlockRecord

  /// The least width of a run that is beside another one.
  private static let narrowest = 52

  /// The rows: the two runs side by side, or the new one above the old one on a narrow terminal.
  func rows(_ options: RenderingOptions) -> [String] {
    let titles = (StageMessage.changedRun.text, StageMessage.runBefore.text)
    guard let before else {
      return paint([heading(titles.0)] + run(after, options), options)
    }
    let half = (options.width - 3) / 2
    guard half >= Self.narrowest else {
      let first = [heading(titles.0)] + run(after, options) + [""]
      return paint(first + [heading(titles.1)] + run(before, options), options)
    }
    var narrow = options
    narrow.width = half
    let left = [heading(titles.1)] + run(before, narrow)
    let right = [heading(titles.0)] + run(after, narrow)
    let bar: StyledText = " \(options.glyphs.bar, .gutter) "
    let rows = (0..<max(left.count, right.count)).map { row -> StyledText in
      (row < left.count ? left[row] : "").padded(to: half) + bar
        + (row < right.count ? right[row] : "")
    }
    return paint(rows, options)
  }

  private func heading(_ text: String) -> StyledText { "  \(text, .heading)" }

  /// The code with all events under it; or the code and its output, if there are no events.
  private func run(_ record: BlockRecord, _ options: RenderingOptions) -> [StyledText] {
    guard let trace = record.result.trace else { return code(record, options) }
    let panes = StagePanes(trace, options: options)
    guard panes.board.count > 0 else { return code(record, options) }
    return panes.code(0..<panes.board.count, height: .max, marking: .none)
  }

  private func code(_ record: BlockRecord, _ options: RenderingOptions) -> [StyledText] {
    let first = record.result.source.firstLine
    let output = record.result.output.rows.map { StyledText("    " + $0, .printed) }
    return CodeText.swift(record.block.code).enumerated().map { index, line in
      let number = String(first + index)
      let gutter: StyledText =
        .spaces(max(0, 3 - number.count)) + "\(number + " \(options.glyphs.bar)", .gutter) "
      return (gutter + line).truncated(to: options.width, mark: options.glyphs.ellipsis)
    } + output
  }

  private func paint(_ rows: [StyledText], _ options: RenderingOptions) -> [String] {
    rows.map { options.painter.paint($0.trimmingTrailingSpaces()) }
  }
}
