/// Something to tell a person about a place in a text: a mistake, a stop, a lesson that is off.
package struct Finding: Hashable, Sendable {
  package enum Severity: Hashable, Sendable {
    case error, warning, note
  }

  /// A further place that explains the first, or a line of detail without a place.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var line: Int?
    package var column: Int?
    package var sourceLine: String?
    /// The line's number among all of its session's.
    package var sessionLine: Int?

    package init(
      message: String, line: Int? = nil, column: Int? = nil, sourceLine: String? = nil
    ) {
      self.message = message
      self.line = line
      self.column = column
      self.sourceLine = sourceLine
    }
  }

  package var severity: Severity
  package var message: String
  /// Of the file, or `<input>`.
  package var name: String
  /// In the file, which for a lesson is the Markdown.
  package var line: Int?
  /// Counted from 1, in characters.
  package var column: Int?
  package var sourceLine: String?
  package var notes: [Note]
  package var advice: String?
  /// The line's number among all of its session's, if it is of a program's.
  package var sessionLine: Int?

  package init(
    severity: Severity = .error, message: String, name: String, line: Int? = nil,
    column: Int? = nil, sourceLine: String? = nil, notes: [Note] = [], advice: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.name = name
    self.line = line
    self.column = column
    self.sourceLine = sourceLine
    self.notes = notes
    self.advice = advice
  }
}

extension Finding {
  /// The same with its lines as they are counted where all that a session runs is shown, under the
  /// name that its texts have there.
  package func inSession(named name: String) -> Finding {
    var finding = self
    finding.name = name
    finding.line = sessionLine ?? line
    for index in notes.indices {
      finding.notes[index].line = notes[index].sessionLine ?? notes[index].line
    }
    return finding
  }
}
