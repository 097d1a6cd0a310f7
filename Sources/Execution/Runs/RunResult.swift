package import Machine
package import Recording

/// The result when the top level of a program has ended.
package struct RunResult: Sendable {
  package var outcome: Outcome
  /// The value that the top level returned, if it did.
  package var value: Value?
  /// The text of that value in a trace, by the program's own description if it has one. Nil if the run
  /// doesn't show it.
  package var valueText: String?
  /// Lanes that have not ended yet.
  package var liveLanes: [LaneID]

  package init(outcome: Outcome, value: Value?, valueText: String? = nil, liveLanes: [LaneID]) {
    self.outcome = outcome
    self.value = value
    self.valueText = valueText
    self.liveLanes = liveLanes
  }
}
