/// What a test says about a state, and what it is: a comparison without side effects.
struct Expectation<State: Equatable> {
  /// The state before the action.
  let before: State
  /// The state after it.
  let after: State
  let isExhaustive: Bool
  /// Changes a state into the expected one; `nil` if the test says nothing.
  let assertion: ((inout State) throws -> Void)?

  /// What comes of the comparison.
  enum Outcome {
    /// The state is as expected.
    case met
    /// It is another one.
    case differs(expected: State, difference: String)
    /// The state has changed, and the test says nothing of it.
    case changedSilently(difference: String)
    /// The test says that it changes, but says nothing that is so.
    case nothingAsserted
    /// The closure threw.
    case failed(any Error)
  }

  /// Compares. While it is exhaustive, the closure starts from the state before, else from the actual
  /// state, so that it says only what it wants to.
  func check() -> Outcome {
    guard let assertion else {
      guard isExhaustive, before != after else { return .met }
      return .changedSilently(difference: difference(before, after))
    }
    var expected = isExhaustive ? before : after
    do { try assertion(&expected) } catch { return .failed(error) }
    guard expected == after else {
      return .differs(expected: expected, difference: difference(expected, after))
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
