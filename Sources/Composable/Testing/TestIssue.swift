/// Issues that are reported about a test. `TestIssue+Message.swift` has their wording.
enum TestIssue {
  /// The state differs from the state that the test expects.
  case stateDiffers(String, isExhaustive: Bool)
  /// The state has changed, but the test asserts nothing.
  case stateChangedSilently(String)
  /// The test asserts a change, but the state hasn't changed.
  case nothingAsserted
  /// The closure that changes the expected state threw.
  case assertionFailed(any Error)
  /// Effects sent actions that the test didn't receive.
  case unreceived([Any], before: String)
  /// The expected action didn't arrive; `after` is `nil` if no effect in flight could still send
  /// it. `skipped` is where the test skipped such an action.
  case nothingReceived(
    wanted: String, after: Duration?, inFlight: [EffectStart], others: [Any], skipped: Place?)
  /// Another action arrived.
  case otherReceived(wanted: String, action: Any, difference: String?)
  /// Effects are in flight after a timeout, or at the end of the test.
  case unfinished([EffectStart], after: Duration?)
  /// There is nothing to skip.
  case nothingToSkip(String)
}

/// Reports an issue of a test. A fact that was skipped on purpose is an expected failure.
func composableReport(_ issue: TestIssue, at place: Place, isSkipped: Bool = false) {
  guard isSkipped else { return report(issue.message, at: place) }
  withExpectedIssue(
    fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column
  ) {
    report(issue.message, at: place)
  }
}

extension TestLedger {
  /// Reports the facts that a test didn't assert.
  func reportEnd(_ exhaustivity: Exhaustivity, at place: Place) {
    let isSkipped = exhaustivity != .on
    if exhaustivity == .off { return }
    if !received.isEmpty {
      composableReport(
        .unreceived(received.map(\.action), before: "the test ended"), at: place,
        isSkipped: isSkipped)
    }
    for effect in effects {
      composableReport(.unfinished([effect], after: nil), at: effect.sender, isSkipped: isSkipped)
    }
  }
}
