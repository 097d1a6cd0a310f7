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
    guard number >= firstLine else { return nil }
    // Lines are looked up for each finding and event. The bytes of a long text are read fast.
    let bytes = text.utf8
    var start = bytes.startIndex
    for _ in firstLine..<number {
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
      start = bytes.index(after: end)
    }
    return text[start..<(bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex)]
  }
}
