import Lessons
import MessageTables
import Phrases
import Rendering
import Sessions

extension ViewText {
  /// The result of an attempt, and advice about the next one.
  func text(_ verdict: ExerciseVerdict) -> String {
    switch verdict {
    case .solved:
      return mark(options.glyphs.right, .right) + line(ViewMessage.solvedKeys)
    case .lockedLineMissing(let text):
      return line(ViewMessage.lockedLineMissing) + LessonText(options: options).code(text)
        + line(ViewMessage.exerciseKeys)
    case .rejected:
      return line([ViewMessage.attemptRejected, ViewMessage.exerciseKeys])
    case .stopped(let finding):
      return line([ViewMessage.attemptStopped(reason: finding.message), ViewMessage.exerciseKeys])
    case .printed(let comparison):
      return line([ViewMessage.outputNotRight, ViewMessage.exerciseKeys]) + difference(comparison)
    case .origin(let origin, let found):
      let result: OriginMessage =
        found.isEmpty
        ? .neverRead(name: origin.name) : .cameFrom(found, name: origin.name)
      return line([result, OriginMessage.required(origin), ViewMessage.exerciseKeys])
    }
  }

  /// Sentences in one paragraph.
  private func line(_ messages: [any Message<String>]) -> String {
    line(messages.map(\.text).joined(separator: " "))
  }

  private func mark(_ glyph: String, _ style: Style) -> String {
    options.painter.paint([StyledText("  \(glyph) \(ViewMessage.solved.text)", style)])
  }

  /// Expected lines and printed ones, as in a diff.
  private func difference(_ comparison: Comparison) -> String {
    let lines = comparison.lines.flatMap { line -> [StyledText] in
      switch line {
      case .same(let expected, _, _): ["      \(expected, .plain)"]
      case .changed(let expected, let actual, _):
        ["    \("- \(expected)", .right)", "    \("+ \(actual)", .wrong)"]
      case .missing(let expected, _): ["    \("- \(expected)", .right)"]
      case .unexpected(let actual): ["    \("+ \(actual)", .wrong)"]
      }
    }
    let shown = lines.prefix(24)
    let rest = lines.count - shown.count
    return line(ViewMessage.expectedOutput)
      + options.painter.paint(Array(shown))
      + (rest > 0 ? line(ViewMessage.moreLines(rest)) : "")
  }
}
