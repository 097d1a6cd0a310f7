/// The state that a test expects and the actual state: a comparison without side effects.
struct Expectation<State: Equatable> {
  /// The state before the action.
  let before: State
  /// The state after it.
  let after: State
  let isExhaustive: Bool
  /// Changes a state to the expected one; `nil` if the test has no closure.
  let assertion: ((inout State) throws -> Void)?

  /// The result of the comparison.
  enum Outcome {
    /// The state is as expected.
    case met
    /// The state differs. The closure began with the state before the action if the test is exhaustive.
    case differs(expected: State, difference: String, isExhaustive: Bool)
    /// The state has changed, but the test asserts nothing.
    case changedSilently(difference: String)
    /// The test asserts a change, but the state hasn't changed.
    case nothingAsserted
    /// The closure threw.
    case failed(any Error)
  }

  /// Compares the states. In an exhaustive test, the closure changes the state before the action.
  /// Otherwise it changes the actual state, so that it needs to assert only some properties.
  func check() -> Outcome {
    guard let assertion else {
      guard isExhaustive, before != after else { return .met }
      return .changedSilently(difference: difference(before, after))
    }
    var expected = isExhaustive ? before : after
    do { try assertion(&expected) } catch { return .failed(error) }
    guard expected == after else {
      return .differs(
        expected: expected, difference: difference(expected, after), isExhaustive: isExhaustive)
    }
    return isExhaustive && before == after ? .nothingAsserted : .met
  }

  private func difference(_ expected: State, _ actual: State) -> String {
    if let difference = Composable.difference(expected, actual) { return difference }
    return """
        Expected:
      \(dumped(expected).indented)
        Actual:
      \(dumped(actual).indented)
      """
  }
}
