/// Thrown by ``TestClock/checkSuspension(isolation:)`` when a task sleeps on the clock.
public struct SuspensionError: Error, CustomStringConvertible {
  /// The current time, and the deadlines of the sleeping tasks.
  public let description: String
}
