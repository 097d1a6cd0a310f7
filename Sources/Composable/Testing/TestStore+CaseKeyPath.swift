extension TestStore where Action: CasePathable {
  /// Sends the action of a case with a payload, and compares the state.
  ///
  /// ```swift
  /// await store.send(\.row[id: 3].renamed, "Blob") { $0.rows[id: 3]?.name = "Blob" }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The case.
  ///   - value: The payload.
  ///   - assertion: Changes the state before the action to the state expected after it.
  ///   - update: Overrides dependencies for this action, and for the effects that it starts.
  ///   - fileID: The file that calls it, for issues.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A task that represents the effects of the action.
  @discardableResult
  public func send<Value>(
    _ keyPath: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert assertion: ((_ state: inout State) throws -> Void)? = nil,
    withDependencies update: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      CasePath(keyPath).embed(value), assert: assertion, withDependencies: update,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Sends the action of a case without a payload, and compares the state.
  ///
  /// - Parameters:
  ///   - keyPath: The case, as in `\.row[id: 3].tapped`.
  ///   - assertion: Changes the state before the action to the state expected after it.
  ///   - update: Overrides dependencies for this action, and for the effects that it starts.
  ///   - fileID: The file that calls it, for issues.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A task that represents the effects of the action.
  @discardableResult
  public func send(
    _ keyPath: CaseKeyPath<Action, Void>,
    assert assertion: ((_ state: inout State) throws -> Void)? = nil,
    withDependencies update: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      CasePath(keyPath).embed(()), assert: assertion, withDependencies: update,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Waits for an action that is a case, with any payload.
  ///
  /// - Parameters:
  ///   - keyPath: The case, as in `\.child.loaded`.
  ///   - timeout: The time to wait for work outside the store; ``timeout`` if it is `nil`.
  ///   - assertion: Changes the state before the action to the state expected after it.
  ///   - fileID: The file that calls it, for issues.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func receive<Value>(
    _ keyPath: CaseKeyPath<Action, Value>,
    timeout: Duration? = nil,
    assert assertion: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      CasePath(keyPath), timeout: timeout, assert: assertion, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Waits for an action that is a case with a specific payload.
  ///
  /// - Parameters:
  ///   - keyPath: The case, as in `\.child.loaded`.
  ///   - value: The payload.
  ///   - timeout: The time to wait for work outside the store; ``timeout`` if it is `nil`.
  ///   - assertion: Changes the state before the action to the state expected after it.
  ///   - fileID: The file that calls it, for issues.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func receive<Value: Equatable>(
    _ keyPath: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout: Duration? = nil,
    assert assertion: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let path = CasePath(keyPath)
    let wanted = WantedAction<Action>(
      description: "  a case with the payload\n\(dumped(value))",
      matches: { path.extract($0) == value },
      difference: { path.extract($0).flatMap { Composable.difference(value, $0) } })
    await receive(
      wanted, timeout: timeout, assertion, at: Place(fileID, filePath, line, column))
  }
}

extension TestStore {
  /// Runs an operation with another exhaustivity, and restores the previous one.
  ///
  /// - Parameters:
  ///   - exhaustivity: The facts that the test must assert in the operation.
  ///   - operation: The part of the test.
  /// - Returns: The operation's result.
  /// - Throws: The operation's error.
  public func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity, operation: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    let outer = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = outer }
    return try await operation()
  }
}

/// The test store of a reducer.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action>
where R.State: Equatable
