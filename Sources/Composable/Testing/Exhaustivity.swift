/// How much of what happens a ``TestStore`` wants to be told.
public enum Exhaustivity: Equatable, Sendable {
  /// Every change of the state, every action that effects send, the end of every effect.
  case on
  /// Only what the test asserts, which has to be right; perhaps with what it leaves out shown as
  /// expected failures.
  case off(showSkippedAssertions: Bool)

  /// Only what the test asserts.
  public static let off = Self.off(showSkippedAssertions: false)
}
