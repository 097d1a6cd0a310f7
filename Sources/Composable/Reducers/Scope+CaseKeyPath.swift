extension Scope {
  /// A child in a property of the state, whose actions are a case with a key path.
  ///
  /// - Parameters:
  ///   - state: The property.
  ///   - action: The case, as in `\.child`.
  ///   - child: The child's reducers.
  ///   - fileID: The file that calls it, for issues.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @inlinable
  public init<S, A>(
    state: WritableKeyPath<ParentState, S>,
    action: CaseKeyPath<ParentAction, A>,
    @ReducerBuilder<S, A> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Child.State == S, Child.Action == A, ParentAction: CasePathable {
    self.init(
      state: state, action: CasePath(action), child: child, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  /// A child that is one case of the state, an enumeration, and whose actions are a case.
  ///
  /// - Parameters:
  ///   - state: The case of the state, as in `\.child`.
  ///   - action: The case of the action.
  ///   - child: The child's reducers.
  ///   - fileID: The file that calls it, for issues.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @inlinable
  public init<S, A>(
    state: CaseKeyPath<ParentState, S>,
    action: CaseKeyPath<ParentAction, A>,
    @ReducerBuilder<S, A> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  )
  where
    Child.State == S, Child.Action == A, ParentState: CasePathable, ParentAction: CasePathable
  {
    self.init(
      state: CasePath(state), action: CasePath(action), child: child, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// A child in a property of the state: `Scope(\.child, action: \.child) { Child() }`.
  ///
  /// - Parameters:
  ///   - state: The property.
  ///   - action: The case, as in `\.child`.
  ///   - child: The child's reducers.
  ///   - fileID: The file that calls it, for issues.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @inlinable
  public init<S, A>(
    _ state: WritableKeyPath<ParentState, S>,
    action: CaseKeyPath<ParentAction, A>,
    @ReducerBuilder<S, A> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Child.State == S, Child.Action == A, ParentAction: CasePathable {
    self.init(
      state: state, action: CasePath(action), child: child, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  /// A child that is one case of the state: `Scope(\.child, action: \.child) { Child() }`.
  ///
  /// - Parameters:
  ///   - state: The case of the state.
  ///   - action: The case of the action.
  ///   - child: The child's reducers.
  ///   - fileID: The file that calls it, for issues.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @inlinable
  public init<S, A>(
    _ state: CaseKeyPath<ParentState, S>,
    action: CaseKeyPath<ParentAction, A>,
    @ReducerBuilder<S, A> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  )
  where
    Child.State == S, Child.Action == A, ParentState: CasePathable, ParentAction: CasePathable
  {
    self.init(
      state: CasePath(state), action: CasePath(action), child: child, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}
