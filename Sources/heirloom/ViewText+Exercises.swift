import Lessons
import Rendering
import Sessions

extension ViewText {
  /// What came of an attempt, and what to look at next.
  func text(_ verdict: ExerciseVerdict) -> String {
    switch verdict {
    case .solved:
      return mark(options.glyphs.right, .right) + line("That solves it. Enter goes on.")
    case .lockedLineMissing(let text):
      return line("Nothing was run: this line has to stay as it is, and isn't there any more.")
        + LessonText(options: options).code(text) + line(again)
    case .rejected:
      return line("So nothing was run. " + again)
    case .stopped(let finding):
      return line("It didn't come to its end: \(finding.message). " + again)
    case .printed(let comparison):
      return line("It doesn't print yet what it has to.") + difference(comparison) + line(again)
    case .origin(let origin, let found):
      let facts =
        found.isEmpty
        ? "`\(origin.name)` was never read."
        : "What was read of `\(origin.name)` came from \(found.map(\.words).joined(separator: " or "))."
      return line("It prints what it has to, but in another way. \(facts) \(origin.wish) " + again)
    }
  }

  private var again: String { "`:exercise` goes on with what you wrote; `:hint` helps." }

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
    return options.painter.paint(Array(shown))
      + (rest > 0 ? line("… and \(rest) lines more.") : "")
      + line("What has `-` is missing, and what has `+` shouldn't be there.")
  }
}

extension WantedOrigin {
  /// What an exercise wants of a value, to somebody who tries it.
  var wish: String { "The value of `\(name)` has to come from \(source.words)." }
}
