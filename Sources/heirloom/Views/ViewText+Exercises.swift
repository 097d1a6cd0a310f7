import Lessons
import Rendering
import Sessions

extension ViewText {
  /// The result of an attempt, and advice about the next one.
  func text(_ verdict: ExerciseVerdict) -> String {
    switch verdict {
    case .solved:
      return mark(options.glyphs.right, .right) + line("Press Enter to continue.")
    case .lockedLineMissing(let text):
      return line("This line has to stay as it is, and it is missing. Nothing ran:")
        + LessonText(options: options).code(text) + line(again)
    case .rejected:
      return line("Your code has mistakes, so nothing ran. " + again)
    case .stopped(let finding):
      return line("Your code stopped before its end: \(finding.message). " + again)
    case .printed(let comparison):
      return line("The output isn't right yet. " + again) + difference(comparison)
    case .origin(let origin, []):
      return line(
        "The output is right, but your code never read `\(origin.name)`. \(origin.wish) " + again)
    case .origin(let origin, let found):
      let sources = found.map(\.words).joined(separator: " and ")
      return line(
        "The output is right, but the value of `\(origin.name)` came from \(sources). "
          + "\(origin.wish) " + again)
    }
  }

  private var again: String { "`:exercise` opens your version again, and `:hint` shows a hint." }

  private func mark(_ glyph: String, _ style: Style) -> String {
    options.painter.paint([StyledText("  " + glyph + " Solved", style)])
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
    return line("Expected output (`-` missing, `+` unexpected):")
      + options.painter.paint(Array(shown))
      + (rest > 0 ? line("… and \(rest) more lines.") : "")
  }
}

extension WantedOrigin {
  /// The required origin of a value, in a sentence for the learner.
  var wish: String { "The value of `\(name)` must come from \(source.words)." }
}
