extension TestStore {
  /// Sends an action, waits until no work is left to run, and compares the state.
  ///
  /// The test must have received all actions that effects have sent before, unless exhaustivity is
  /// off. Then they are skipped.
  ///
  /// - `assertion`: Changes the state before the action to the state expected after it. While
  ///   exhaustivity is off, changes the actual state. Runs under the store's dependencies.
  /// - `update`: Overrides dependencies for this action, and for the effects that it starts.
  /// - Returns: A task that represents the effects of the action, and everything that they cause.
  @discardableResult
  public func send(
    _ action: Action,
    assert assertion: ((_ state: inout State) throws -> Void)? = nil,
    withDependencies update: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let place = Place(fileID, filePath, line, column)
    settleUnasserted(before: "an action was sent", at: place)
    let lasting = root.dependencies
    if let update {
      root.dependencies = withDependencies {
        $0 = dependencies
        update(&$0)
      } operation: {
        withEscapedDependencies { $0 }
      }
    }
    let before = state
    let node = root.send(action, from: .caller(place))
    let after = state
    root.dependencies = lasting
    await quiet()
    check(before, after, assertion, at: place)
    return TestStoreTask(node: node, executor: executor, timeout: timeout)
  }

  /// Compares the current state.
  ///
  /// - `assertion`: Changes the state to the expected one. Its assignments must not change
  ///   anything.
  public func assert(
    _ assertion: @escaping (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(fileID, filePath, line, column)
    let expectation = Expectation(
      before: state, after: state, isExhaustive: false, assertion: assertion)
    report(outcome(of: expectation), at: place)
  }

  /// Waits until no effect is in flight.
  ///
  /// Each effect that is in flight after the timeout is reported as an issue, at the location that
  /// started it. Actions that weren't received are also reported.
  ///
  /// - `timeout`: The time to wait for work outside the store; ``timeout`` if it is `nil`.
  public func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = Place(fileID, filePath, line, column)
    let limit = timeout ?? self.timeout
    await wait(for: limit) { !ledger.hasEffects }
    let effects = ledger.effects
    if !effects.isEmpty {
      composableReport(.unfinished(effects, after: limit), at: place)
    }
    settleUnasserted(before: "the test finished", at: place)
  }

  /// Compares the state after an action, and reports a difference.
  func check(
    _ before: State, _ after: State, _ assertion: ((inout State) throws -> Void)?, at place: Place
  ) {
    let expectation = Expectation(
      before: before, after: after, isExhaustive: exhaustivity == .on, assertion: assertion)
    let outcome = outcome(of: expectation)
    report(outcome, at: place)
    guard exhaustivity == .off(showSkippedAssertions: true), case .met = outcome else { return }
    let skipped = Expectation(
      before: before, after: after, isExhaustive: true, assertion: assertion)
    report(self.outcome(of: skipped), at: place, isSkipped: true)
  }

  /// Compares under the store's dependencies. Screens that the closure pushes get the same ids as
  /// in the reducer.
  private func outcome(of expectation: Expectation<State>) -> Expectation<State>.Outcome {
    StackElementIDs.$current.withValue(StackElementIDs(from: assertedPosition)) {
      root.dependencies.yield { expectation.check() }
    }
  }

  private func report(
    _ outcome: Expectation<State>.Outcome, at place: Place, isSkipped: Bool = false
  ) {
    switch outcome {
    case .met: break
    case .differs(let expected, let difference, let isExhaustive):
      if root.isWatched {
        let action = ledger.received.first { $0.state == expected }
        root.watch.tell(.unmet(entry: action?.entry, expected: expected, actual: state))
      }
      composableReport(
        .stateDiffers(difference, isExhaustive: isExhaustive), at: place, isSkipped: isSkipped)
    case .changedSilently(let difference):
      composableReport(.stateChangedSilently(difference), at: place, isSkipped: isSkipped)
    case .nothingAsserted:
      composableReport(.nothingAsserted, at: place, isSkipped: isSkipped)
    case .failed(let error):
      composableReport(.assertionFailed(error), at: place, isSkipped: isSkipped)
    }
  }

  /// Reports, or skips, the actions that weren't received.
  func settleUnasserted(before moment: String, at place: Place) {
    let received = ledger.received
    guard !received.isEmpty else { return }
    let issue = TestIssue.unreceived(received.map(\.action), before: moment)
    switch exhaustivity {
    case .on: composableReport(issue, at: place)
    case .off(true): composableReport(issue, at: place, isSkipped: true)
    case .off(false): break
    }
    dropReceived(received.count)
  }

  /// Sets the state to that of the last of some received actions, and removes them.
  func dropReceived(_ count: Int) {
    for item in ledger.received.prefix(count) { take(item) }
    ledger.received.removeFirst(min(count, ledger.received.count))
  }

  /// Sets the state to that of a received action, and reduces the action if it was held back.
  func take(_ item: TestLedger<State, Action>.Received) {
    if let state = item.state {
      self.state = state
      assertedPosition = item.stackPosition
      return
    }
    isReceiving = true
    _ = root.send(item.action, from: item.sender)
    isReceiving = false
    state = newestState
  }

  /// Waits until nothing is left to run.
  func quiet() async { await executor.quiet() }

  /// Waits until a condition holds, or nothing in flight could make it true.
  func wait(for timeout: Duration, until condition: () -> Bool) async {
    await executor.wait(for: timeout) { condition() || !ledger.hasEffects }
  }
}
