package import Pages

/// The teacher's notes for the frame on the stage. Only the teacher's page shows them.
package struct Teaching: Equatable, Sendable {
  /// The heading of the step.
  package var step: HTML
  package var notes: HTML
  /// The minutes of this step and the later ones; nil if the notes don't say.
  package var minutesLeft: Int?
  /// The heading of the next step; nil for the last one.
  package var next: HTML?

  package init(
    step: HTML = "", notes: HTML = "", minutesLeft: Int? = nil, next: HTML? = nil
  ) {
    self.step = step
    self.notes = notes
    self.minutesLeft = minutesLeft
    self.next = next
  }
}
