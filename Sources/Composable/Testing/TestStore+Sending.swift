extension TestStore {
  /// Sends an action, waits until nothing is left to do, and compares the state.
  ///
  /// Actions that effects have sent must have been received before, unless exhaustivity is off; then
  /// they are skipped.
  ///
  /// - `assertion`: Changes the state before the action into the one expected after it; while
  ///   exhaustivity is off, the actual state. Runs under the store's dependencies.
  /// - `update`: Overrides dependencies for this action, and for the effects that it starts.
  /// - Returns: What stands for the effects that the action has started, and for all that comes of
  ///   them.
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

  /// Compares the state as it is now.
  ///
  /// - `assertion`: Changes the state into the expected one: what it says must be so already.
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

  /// Waits until no effect is in flight any more.
  ///
  /// Effects that still are when the timeout is over are an issue each, at the place that started
  /// them; so are actions that weren't received.
  ///
  /// - `timeout`: How long is waited for what is outside of the store; ``timeout`` if it is
  ///   `nil`.
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

  /// Compares the state after an action, and reports.
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

  /// Compares under the store's dependencies. Screens that the closure pushes get the ids that the
  /// reducer has given.
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
    case .differs(let expected, let difference):
      if root.isWatched {
        let action = ledger.received.first { $0.state == expected }
        root.watch.tell(.unmet(entry: action?.entry))
      }
      composableReport(.stateDiffers(difference), at: place, isSkipped: isSkipped)
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

  /// Takes over the state of the last of some received actions, and forgets them.
  func dropReceived(_ count: Int) {
    for item in ledger.received.prefix(count) { take(item) }
    ledger.received.removeFirst(min(count, ledger.received.count))
  }

  /// Takes over the state that a received action left; reduces it if it was held back.
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

  /// Waits until a condition holds, or nothing is in flight that could bring it about.
  func wait(for timeout: Duration, until condition: () -> Bool) async {
    await executor.wait(for: timeout) { condition() || !ledger.hasEffects }
  }
}
