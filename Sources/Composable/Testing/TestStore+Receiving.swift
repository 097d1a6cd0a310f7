extension TestStore where Action: Equatable {
  /// Waits for an action that an effect sends, and compares the action and the state.
  ///
  /// In an exhaustive test, it must be the next action. Another action is reported with the
  /// difference, and counts as received. In other tests, earlier actions are skipped. If no effect
  /// in flight could send the action, that is reported at once.
  ///
  /// - `timeout`: The time to wait for work outside the store; ``timeout`` if it is `nil`.
  /// - `assertion`: Changes the state before the action to the state expected after it. While
  ///   exhaustivity is off, changes the actual state.
  public func receive(
    _ expected: Action,
    timeout: Duration? = nil,
    assert assertion: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let wanted = WantedAction<Action>(
      description: dumped(expected), matches: { $0 == expected },
      difference: { Composable.difference(expected, $0) })
    await receive(
      wanted, timeout: timeout, assertion, at: Place(fileID, filePath, line, column))
  }
}

extension TestStore {
  /// Waits for an action that satisfies a predicate.
  @_disfavoredOverload
  public func receive(
    _ isExpected: (_ action: Action) -> Bool,
    timeout: Duration? = nil,
    assert assertion: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = Place(fileID, filePath, line, column)
    await withoutActuallyEscaping(isExpected) { isExpected in
      let wanted = WantedAction<Action>(
        description: "  one that fulfils the condition", matches: isExpected,
        difference: { _ in nil })
      await receive(wanted, timeout: timeout, assertion, at: place)
    }
  }

  /// Waits for an action that is a case, with any payload.
  @_disfavoredOverload
  public func receive<Value>(
    _ path: CasePath<Action, Value>,
    timeout: Duration? = nil,
    assert assertion: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let wanted = WantedAction<Action>(
      description: "  a case with a payload of type \(Value.self)",
      matches: { path.extract($0) != nil }, difference: { _ in nil })
    await receive(
      wanted, timeout: timeout, assertion, at: Place(fileID, filePath, line, column))
  }

  /// Waits for an action for which an optional property isn't nil.
  @_disfavoredOverload
  public func receive<Value>(
    _ path: KeyPath<Action, Value?>,
    timeout: Duration? = nil,
    assert assertion: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let wanted = WantedAction<Action>(
      description: "  one that has `\(path)`", matches: { $0[keyPath: path] != nil },
      difference: { _ in nil })
    await receive(
      wanted, timeout: timeout, assertion, at: Place(fileID, filePath, line, column))
  }

  /// Waits for an action for which an optional property has a specific value.
  @_disfavoredOverload
  public func receive<Value: Equatable>(
    _ path: KeyPath<Action, Value?>,
    _ value: Value,
    timeout: Duration? = nil,
    assert assertion: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let wanted = WantedAction<Action>(
      description: "  one whose `\(path)` is\n\(dumped(value))",
      matches: { $0[keyPath: path] == value },
      difference: { Composable.difference(value, $0[keyPath: path]) })
    await receive(
      wanted, timeout: timeout, assertion, at: Place(fileID, filePath, line, column))
  }

  func receive(
    _ wanted: WantedAction<Action>, timeout: Duration?,
    _ assertion: ((inout State) throws -> Void)?, at place: Place
  ) async {
    let limit = timeout ?? self.timeout
    if position(of: wanted) == nil {
      await wait(for: limit) { position(of: wanted) != nil }
    } else if !ledger.effects.isEmpty {
      // The effect that has sent it may be about to end.
      await quiet()
    }
    guard let index = position(of: wanted) else {
      let waited = ledger.effects.isEmpty ? nil : limit
      return composableReport(
        .nothingReceived(
          wanted: wanted.description, after: waited, inFlight: ledger.effects,
          others: ledger.received.map(\.action),
          skipped: ledger.skipped.last { wanted.matches($0.action) }?.place), at: place)
    }
    let skipped = skip(index, at: place)
    let item = ledger.received.removeFirst()
    if let entry = item.entry, root.isWatched {
      root.watch.tell(.received(entry: entry, skipped: skipped))
    }
    let before = state
    take(item)
    guard wanted.matches(item.action) else {
      return composableReport(
        .otherReceived(
          wanted: wanted.description, action: item.action,
          difference: wanted.difference(item.action)), at: place)
    }
    // An action that was held back has started its effects only now.
    if receiving == .whenReceived { await quiet() }
    check(before, state, assertion, at: place)
  }

  /// Returns the index of the received action to compare.
  private func position(of wanted: WantedAction<Action>) -> Int? {
    guard exhaustivity != .on else { return ledger.received.isEmpty ? nil : 0 }
    return ledger.received.firstIndex { wanted.matches($0.action) }
  }

  /// Skips the actions before the expected one, and returns the numbers of their entries.
  private func skip(_ count: Int, at place: Place) -> [Int] {
    guard count > 0 else { return [] }
    let items = ledger.received.prefix(count)
    ledger.skipped += items.map { TestLedger.Skipped(action: $0.action, place: place) }
    if exhaustivity == .off(showSkippedAssertions: true) {
      composableReport(
        .unreceived(items.map(\.action), before: "another one was received"), at: place,
        isSkipped: true)
    }
    dropReceived(count)
    return items.compactMap(\.entry)
  }
}

/// The action that a test waits for.
struct WantedAction<Action> {
  /// The description in a message.
  let description: String
  let matches: (Action) -> Bool
  /// Describes the difference from another action, if possible.
  let difference: (Action) -> String?
}
