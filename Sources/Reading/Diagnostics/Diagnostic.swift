package import Machine

/// A problem of a program, its position, and advice.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Sendable { case error, warning }

  /// A related position, with an explanation.
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
  /// The advice, in one sentence.
  package var advice: String?
  /// Whether the code is valid Swift that Heirloom doesn't support.
  package var isUnsupported = false
  /// The name that the program uses and doesn't declare, if that is the problem.
  package var unknownName: String?
  /// Whether it mentions a type that isn't known because of another problem.
  package var isAboutUnknownType = false

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
