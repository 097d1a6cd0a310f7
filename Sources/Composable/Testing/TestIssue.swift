/// What is reported about a test; the wording stands in `TestIssue+Message.swift`.
enum TestIssue {
  /// The state isn't the one that the test expects.
  case stateDiffers(String)
  /// The state has changed, and the test says nothing of it.
  case stateChangedSilently(String)
  /// The test says that the state changes, and it doesn't.
  case nothingAsserted
  /// The closure that changes the expected state threw.
  case assertionFailed(any Error)
  /// Actions were sent by effects and not received by the test.
  case unreceived([Any], before: String)
  /// The action that the test waits for didn't come; `after` is `nil` if it couldn't come any more.
  case nothingReceived(wanted: String, after: Duration?, inFlight: [EffectStart], others: [Any])
  /// Another action came.
  case otherReceived(wanted: String, action: Any, difference: String?)
  /// Effects are in flight, after a time, or at the end of the test.
  case unfinished([EffectStart], after: Duration?)
  /// There is nothing to skip.
  case nothingToSkip(String)
}

/// Reports an issue of a test; what was skipped on purpose is an expected failure.
func composableReport(_ issue: TestIssue, at place: Place, isSkipped: Bool = false) {
  guard isSkipped else { return report(issue.message, at: place) }
  withExpectedIssue(
    fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column
  ) {
    report(issue.message, at: place)
  }
}

extension TestLedger {
  /// Reports what a test has left over.
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
