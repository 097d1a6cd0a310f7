/// The text of one submission, and the number of its first line in the session.
package struct Source: Hashable, Sendable {
  /// The name in diagnostics: a path, or `<input>` for typed text.
  package var name: String
  package var text: String
  /// The session-wide number of the first line.
  package var firstLine: Int
  /// The number of the first line in the file `name`, which differs from `firstLine` in a lesson.
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

  /// Returns the text of a line of the session, or nil if the line belongs to another submission.
  package func line(_ number: Int) -> Substring? {
    let lines = lines
    let index = number - firstLine
    return lines.indices.contains(index) ? lines[index] : nil
  }
}
