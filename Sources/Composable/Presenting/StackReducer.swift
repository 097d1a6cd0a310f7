extension Reducer {
  /// Runs a reducer on the screens of a navigation stack.
  ///
  /// ```swift
  /// .forEach(\.path, action: \.path) { Detail() }  // case path(StackActionOf<Detail>)
  /// ```
  ///
  /// A screen reduces its action first, then this reducer reduces every action. A pushed screen is
  /// added before this reducer runs, and a popped one is removed afterwards. Effects of removed
  /// screens are cancelled. The screens' effects dismiss them with `@Dependency(\.dismiss)`.
  ///
  /// An action of a screen that doesn't exist is reported at this location; this reducer still
  /// reduces it.
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - action: The case, which has a ``StackAction``.
  ///   - destination: The reducers of a screen.
  ///   - fileID: The file that calls it, for issues.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: This reducer with the screens.
  @_disfavoredOverload
  public func forEach<ScreenState, ScreenAction, Screen: Reducer>(
    _ state: WritableKeyPath<State, StackState<ScreenState>>,
    action: CaseKeyPath<Action, StackAction<ScreenState, ScreenAction>>,
    @ReducerBuilder<ScreenState, ScreenAction> destination: () -> Screen,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> StackReducer<Self, Screen>
  where Screen.State == ScreenState, Screen.Action == ScreenAction, Action: CasePathable {
    StackReducer(
      state: state, action: CasePath(action), place: Place(fileID, filePath, line, column),
      base: self, screen: destination())
  }

  /// Runs a reducer on the screens of a navigation stack, with a case path: `/Action.path`.
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - action: The case, which has a ``StackAction``.
  ///   - destination: The reducers of a screen.
  ///   - fileID: The file that calls it, for issues.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: This reducer with the screens.
  @_disfavoredOverload
  public func forEach<ScreenState, ScreenAction, Screen: Reducer>(
    _ state: WritableKeyPath<State, StackState<ScreenState>>,
    action: CasePath<Action, StackAction<ScreenState, ScreenAction>>,
    @ReducerBuilder<ScreenState, ScreenAction> destination: () -> Screen,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> StackReducer<Self, Screen>
  where Screen.State == ScreenState, Screen.Action == ScreenAction {
    StackReducer(
      state: state, action: action, place: Place(fileID, filePath, line, column), base: self,
      screen: destination())
  }
}

/// A reducer with a navigation stack; see
/// `forEach(_:action:destination:fileID:filePath:line:column:)`.
public struct StackReducer<Base: Reducer, Screen: Reducer>: Reducer {
  let state: WritableKeyPath<Base.State, StackState<Screen.State>>
  let action: CasePath<Base.Action, StackAction<Screen.State, Screen.Action>>
  let place: Place
  let base: Base
  let screen: Screen

  public func reduce(
    into state: inout Base.State, action: Base.Action
  ) -> Effect<Base.Action> {
    let stackAction = self.action.extract(action)
    guard stackAction != nil || LiveScopes.exist else {
      return base.reduce(into: &state, action: action)
    }
    if stackAction != nil { Steps.noteChild(self.state) }
    let before = state[keyPath: self.state].order
    var effect = Effect<Base.Action>.none
    switch stackAction {
    case nil, .popFrom: break
    case .element(let id, let screenAction):
      effect = screenReduces(id, &state, screenAction, action)
    case .push(let id, let screenState):
      push(id, screenState, &state, action)
    }
    effect = effect.merge(with: base.reduce(into: &state, action: action))
    if case .popFrom(let id) = stackAction { pop(id, before, &state, action) }
    let after = state[keyPath: self.state].order
    guard !before.isSame(as: after) else { return effect }
    for id in before.ids where !after.contains(id) {
      effect = effect.merge(with: Effect(.leave(scope(of: id))))
    }
    return effect
  }

  private func screenReduces(
    _ id: StackElementID, _ state: inout Base.State, _ screenAction: Screen.Action,
    _ action: Base.Action
  ) -> Effect<Base.Action> {
    let effect = state[keyPath: self.state].update(id: id, at: place) { screenState in
      if Steps.areNoted { Steps.note { "forEach(\(scope(of: id)))" } }
      return Presentation.during {
        screen.reduce(into: &screenState, action: screenAction)
      }
    }
    guard let effect else {
      reportMissing(id, action, state)
      return .none
    }
    if effect.isNone { return .none }
    let toAction = self.action.embed
    return effect.embedded(in: scope(of: id), dismissal: toAction(.popFrom(id: id))) {
      toAction(.element(id: id, action: $0))
    }
  }

  private func push(
    _ id: StackElementID, _ screenState: Screen.State, _ state: inout Base.State,
    _ action: Base.Action
  ) {
    guard state[keyPath: self.state][id: id] == nil else {
      return report(.pushedTwice(id: "\(id)", action: action), at: place)
    }
    state[keyPath: self.state][id: id] = screenState
  }

  /// The base reducer may have removed the screen already.
  private func pop(
    _ id: StackElementID, _ before: ElementOrder<StackElementID>, _ state: inout Base.State,
    _ action: Base.Action
  ) {
    guard before.contains(id) else { return reportMissing(id, action, state) }
    let current = state[keyPath: self.state].order
    Steps.notePop(before.ids.drop { $0 != id }.filter(current.contains))
    state[keyPath: self.state].pop(from: id)
  }

  /// A separate function, because its stack frame contains a copy of the state, which a reduction
  /// doesn't need.
  @inline(never)
  private func reportMissing(_ id: StackElementID, _ action: Base.Action, _ state: Base.State) {
    let missing = MissingChild(
      operator: "forEach", reason: .notOnStack(id: "\(id)"), action: action, state: state)
    report(.childMissing(missing), at: place)
  }

  private func scope(of id: StackElementID) -> ScopeElement {
    .child(state, ScopeElement.Identity(id: id))
  }
}
