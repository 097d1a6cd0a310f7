/// The facts that a test must assert in a ``TestStore``.
public enum Exhaustivity: Equatable, Sendable {
  /// Every change of the state, every action that effects send, and the end of every effect.
  case on
  /// Only the test's own assertions, which must be true. Omitted facts can be shown as expected
  /// failures.
  case off(showSkippedAssertions: Bool)

  /// Only the test's own assertions.
  public static let off = Self.off(showSkippedAssertions: false)
}
