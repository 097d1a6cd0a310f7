package import Machine

/// What is wrong with a program, where, and what to do about it.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Sendable { case error, warning }

  /// A further place that explains the first.
  package struct Note: Hashable, Sendable {
    package let message: String
    package let position: Position

    package init(message: String, position: Position) {
      self.message = message
      self.position = position
    }
  }

  package var severity: Severity
  package var message: String
  package var position: Position
  package var notes: [Note]
  /// What to do, in a sentence.
  package var advice: String?
  /// Whether it is Swift, which isn't run here.
  package var isUnsupported = false

  package init(
    severity: Severity = .error, message: String, position: Position, notes: [Note] = [],
    advice: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.position = position
    self.notes = notes
    self.advice = advice
  }
}
