// Names from before 2023 in this style of programming, so that older code compiles.

/// An older name of ``Reducer``.
public typealias ReducerProtocol = Reducer

/// An older name of ``ReducerOf``.
public typealias ReducerProtocolOf<R: Reducer> = Reducer<R.State, R.Action>

/// An older name of ``Effect``.
public typealias EffectTask<Action> = Effect<Action>

extension Effect {
  /// Runs asynchronous work that returns one action, and sends that action.
  ///
  /// An older form of ``run(priority:name:operation:catch:fileID:filePath:line:column:)``.
  public static func task(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable () async throws -> Action,
    catch handler: (@Sendable (_ error: any Error) async -> Action)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self where Action: Sendable {
    var handling: (@Sendable (any Error, Send<Action>) async -> Void)?
    if let handler { handling = { error, send in await send(handler(error)) } }
    return run(
      priority: priority, operation: { send in try await send(operation()) }, catch: handling,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs asynchronous work that sends no action. Its errors are dropped.
  ///
  /// An older form of ``run(priority:name:operation:catch:fileID:filePath:line:column:)``.
  public static func fireAndForget(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable () async throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    run(
      priority: priority, operation: { _ in try await operation() }, catch: { _, _ in },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Store {
  /// Makes a store. The reducer is a value that was made outside the store's overrides.
  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> State,
    reducer: R,
    prepareDependencies update: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where R.State == State, R.Action == Action {
    self.init(
      initialState: initialState(), reducer: { reducer }, withDependencies: update,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension TestStore {
  /// Makes a test store. The reducer is a value that was made outside the store's overrides.
  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> State,
    reducer: R,
    prepareDependencies update: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where R.State == State, R.Action == Action {
    self.init(
      initialState: initialState(), reducer: { reducer }, withDependencies: update,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension TestStore {
  /// Has no effect: the store runs the tasks of its effects itself, one after the other.
  @available(
    *, deprecated, message: "Remove this line. A test store waits for its effects without it."
  )
  public var useMainSerialExecutor: Bool {
    get { true }
    set {}
  }
}
