extension Reducer {
  /// Runs a reducer on one case of the state, an enumeration, while the state is that case.
  ///
  /// As with `ifLet`, the child reduces first, then this reducer. When the state has changed to
  /// another case, the child's effects are cancelled. The child's state is extracted and embedded
  /// again.
  // Disfavored so that the compiler tries the overload with a case key path first, which
  // type-checks long operator chains in linear time.
  @_disfavoredOverload
  public func ifCaseLet<ChildState, ChildAction, Child: Reducer>(
    _ state: CasePath<State, ChildState>,
    action: CasePath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> IfCaseLetReducer<Self, Child> where Child.State == ChildState, Child.Action == ChildAction {
    IfCaseLetReducer(
      state: state, action: action, place: Place(fileID, filePath, line, column), base: self,
      child: child())
  }

  /// Runs a reducer on one case of the state while the state is that case, with case key paths.
  ///
  /// ```swift
  /// .ifCaseLet(\.loggedIn, action: \.loggedIn) { LoggedIn() }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The case of the state.
  ///   - action: The case of the action.
  ///   - child: The child's reducers.
  ///   - fileID: The file that calls it, for issues.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: This reducer with the child.
  public func ifCaseLet<ChildState, ChildAction, Child: Reducer>(
    _ state: CaseKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> IfCaseLetReducer<Self, Child>
  where
    Child.State == ChildState, Child.Action == ChildAction, State: CasePathable,
    Action: CasePathable
  {
    IfCaseLetReducer(
      state: CasePath(state), action: CasePath(action),
      place: Place(fileID, filePath, line, column), base: self, child: child())
  }
}

/// A reducer with a child that is one case of its state; see
/// `ifCaseLet(_:action:then:fileID:filePath:line:column:)`.
public struct IfCaseLetReducer<Base: Reducer, Child: Reducer>: Reducer {
  let state: CasePath<Base.State, Child.State>
  let action: CasePath<Base.Action, Child.Action>
  let place: Place
  let base: Base
  let child: Child

  public func reduce(
    into state: inout Base.State, action: Base.Action
  ) -> Effect<Base.Action> {
    guard let childEffect = childReduces(&state, action) else {
      return baseReduces(&state, withoutChild: action)
    }
    guard !childEffect.isNone || LiveScopes.exist, let before = scope(in: state) else {
      // The child returned no effect in either case.
      return base.reduce(into: &state, action: action)
    }
    let effect = childEffect.embedded(in: before, self.action.embed)
      .merge(with: base.reduce(into: &state, action: action))
    if scope(in: state) == before { return effect }
    return effect.merge(with: Effect(.leave(before)))
  }

  /// Reports that the state is another case, after this reducer, which may change to the case.
  private func baseReduces(
    _ state: inout Base.State, withoutChild action: Base.Action
  ) -> Effect<Base.Action> {
    MissingChild.report("ifCaseLet", .otherCase, action, in: &state, at: place) {
      self.state.extract($0) != nil
    } reduce: {
      base.reduce(into: &$0, action: $1)
    }
  }

  /// Returns `nil` if the state is another case.
  private func childReduces(
    _ state: inout Base.State, _ action: Base.Action
  ) -> Effect<Child.Action>? {
    guard let childAction = self.action.extract(action) else { return Effect.none }
    Steps.noteChild("")
    guard var childState = self.state.extract(state) else { return nil }
    Steps.note { "ifCaseLet(\(CasePlace(of: state)))" }
    let effect = child.reduce(into: &childState, action: childAction)
    state = self.state.embed(childState)
    return effect
  }

  private func scope(in state: Base.State) -> ScopeElement? {
    self.state.extract(state).map {
      .child(CasePlace(of: state), ScopeElement.Identity(of: $0))
    }
  }
}
