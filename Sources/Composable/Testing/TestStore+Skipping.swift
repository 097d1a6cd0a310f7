extension TestStore {
  /// Drops the actions that effects have sent and the test hasn't received. The state becomes that
  /// after the last of them.
  ///
  /// - `strict`: Whether it is an issue if there are none.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = Place(fileID, filePath, line, column)
    await quiet()
    let received = ledger.received
    guard !received.isEmpty else {
      if strict { composableReport(.nothingToSkip("received action"), at: place) }
      return
    }
    if exhaustivity == .off(showSkippedAssertions: true) {
      composableReport(
        .unreceived(received.map(\.action), before: "they were skipped"), at: place,
        isSkipped: true)
    }
    dropReceived(received.count)
  }

  /// Cancels the effects in flight, and waits until they have ended.
  ///
  /// - `strict`: Whether it is an issue if there are none.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = Place(fileID, filePath, line, column)
    await quiet()
    let effects = ledger.effects
    guard !effects.isEmpty else {
      if strict { composableReport(.nothingToSkip("effect in flight"), at: place) }
      return
    }
    if exhaustivity == .off(showSkippedAssertions: true) {
      composableReport(.unfinished(effects, after: .zero), at: place, isSkipped: true)
    }
    root.trunk.cancelAll(.skipped)
    await wait(for: timeout) { !ledger.hasEffects }
    // Effects that don't end after their cancellation aren't waited for any longer.
    for effect in ledger.effects { ledger.ended(effect) }
  }
}
