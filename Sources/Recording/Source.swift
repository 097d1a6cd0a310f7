/// The text of one submission and the number its first line has in the session.
package struct Source: Hashable, Sendable {
  /// Shown in front of diagnostics: a path, or `<input>` for what was typed.
  package var name: String
  package var text: String
  /// The session-wide number of the first line.
  package var firstLine: Int
  /// The number of the first line in the file `name`; differs from `firstLine` in a lesson.
  package var fileLine: Int

  package init(name: String, text: String, firstLine: Int = 1, fileLine: Int? = nil) {
    self.name = name
    self.text = text
    self.firstLine = firstLine
    self.fileLine = fileLine ?? firstLine
  }

  package var lines: [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The text of a session-wide line, or nil when the line belongs to another submission.
  package func line(_ number: Int) -> Substring? {
    let lines = lines
    let index = number - firstLine
    return lines.indices.contains(index) ? lines[index] : nil
  }
}
