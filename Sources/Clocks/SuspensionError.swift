/// Thrown by ``TestClock/checkSuspension(isolation:)`` when a task sleeps on the clock.
public struct SuspensionError: Error, CustomStringConvertible {
  /// What time it was, and for which times the tasks wait.
  public let description: String
}
