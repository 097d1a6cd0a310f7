extension Store {
  /// Makes a store whose initial state takes its type from the reducer: `Store(initialState: .init())
  /// { Counter() }`.
  ///
  /// - Parameters:
  ///   - initialState: The initial state, made under the overrides.
  ///   - reducer: The reducer, made under the overrides.
  ///   - update: Overrides dependencies for the life of the store; called once.
  ///   - fileID: The file that calls it, for issues.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @_disfavoredOverload
  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies update: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where R.State == State, R.Action == Action {
    self.init(
      initialState: initialState() as State, journal: .none, reducer: reducer,
      withDependencies: update, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension TestStore {
  /// Makes a test store whose initial state takes its type from the reducer:
  /// `TestStore(initialState: .init()) { Counter() }`.
  ///
  /// - Parameters:
  ///   - initialState: The initial state, made under the overrides.
  ///   - reducer: The reducer, made under the overrides.
  ///   - update: Overrides dependencies for the life of the store; called once.
  ///   - fileID: The file that calls it, for issues.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @_disfavoredOverload
  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies update: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where R.State == State, R.Action == Action {
    self.init(
      initialState: initialState() as State, journal: .none, reducer: reducer,
      withDependencies: update, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
