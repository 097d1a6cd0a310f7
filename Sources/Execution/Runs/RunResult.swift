package import Machine
package import Recording

/// The result when the top level of a program has ended.
package struct RunResult: Sendable {
  package var outcome: Outcome
  /// The value that the top level returned, if it did.
  package var value: Value?
  /// Lanes that have not ended yet.
  package var liveLanes: [LaneID]

  package init(outcome: Outcome, value: Value?, liveLanes: [LaneID]) {
    self.outcome = outcome
    self.value = value
    self.liveLanes = liveLanes
  }
}
