import Execution

/// A moment of the process, to measure how long something takes.
package struct Moment: Sendable {
  /// The seconds of processor time that the process had used.
  private let processor: Double
  private let wall: ContinuousClock.Instant

  package static var now: Moment { Moment(processor: processorTime(), wall: .now) }

  /// The seconds since then.
  package var wallSeconds: Double { (ContinuousClock.now - wall) / .seconds(1) }
  /// The seconds of processor time since then.
  package var processorSeconds: Double { processorTime() - processor }

  /// Whether something that should end soon has had its time. A process that computes is measured by its
  /// processor time, because a busy machine would slow it down.
  package func isLongAgo(processor: Double, wall: Double) -> Bool {
    processorSeconds > processor || wallSeconds > wall
  }
}
