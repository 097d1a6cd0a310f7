extension Reducer {
  /// Runs a reducer on a child while it is presented.
  ///
  /// ```swift
  /// .ifLet(\.$editor, action: \.editor) { Editor() }
  /// ```
  ///
  /// The child reduces its actions first, then this reducer reduces every action. For the action
  /// `dismiss`, the child still exists while this reducer runs, and is removed afterwards. When the
  /// child was removed or replaced by another one, its effects are cancelled. The first action of
  /// an alert removes the alert.
  ///
  /// The child's effects dismiss it with `@Dependency(\.dismiss)`. An action of a child that
  /// doesn't exist is reported at this location; this reducer still reduces it.
  ///
  /// - Parameters:
  ///   - state: The property, as in `\.$editor`.
  ///   - action: The case, which has a ``PresentationAction``.
  ///   - destination: The child's reducers.
  ///   - fileID: The file that calls it, for issues.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: This reducer with the child.
  @_disfavoredOverload
  @inlinable
  public func ifLet<ChildState, ChildAction, Child: Reducer>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> destination: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> PresentationReducer<Self, Child>
  where Child.State == ChildState, Child.Action == ChildAction, Action: CasePathable {
    PresentationReducer(
      state: state, action: CasePath(action), place: Place(fileID, filePath, line, column),
      base: self, child: destination())
  }

  /// Runs a reducer on a child while it is presented, with a case path: `/Action.editor`.
  ///
  /// - Parameters:
  ///   - state: The property, as in `\.$editor`.
  ///   - action: The case, which has a ``PresentationAction``.
  ///   - destination: The child's reducers.
  ///   - fileID: The file that calls it, for issues.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: This reducer with the child.
  @_disfavoredOverload
  @inlinable
  public func ifLet<ChildState, ChildAction, Child: Reducer>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: CasePath<Action, PresentationAction<ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> destination: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> PresentationReducer<Self, Child>
  where Child.State == ChildState, Child.Action == ChildAction {
    PresentationReducer(
      state: state, action: action, place: Place(fileID, filePath, line, column), base: self,
      child: destination())
  }

  /// Removes an alert or a dialog after its first action: `.ifLet(\.$alert, action: \.alert)`.
  ///
  /// - Parameters:
  ///   - state: The property, as in `\.$alert`.
  ///   - action: The case, which has a ``PresentationAction``.
  ///   - fileID: The file that calls it, for issues.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: This reducer with the alert.
  @_disfavoredOverload
  @inlinable
  public func ifLet<ChildState: EphemeralState, ChildAction>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> PresentationReducer<Self, EmptyReducer<ChildState, ChildAction>>
  where Action: CasePathable {
    PresentationReducer(
      state: state, action: CasePath(action), place: Place(fileID, filePath, line, column),
      base: self, child: EmptyReducer())
  }
}

/// A reducer with a child that may be presented; see
/// `ifLet(_:action:destination:fileID:filePath:line:column:)`.
public struct PresentationReducer<Base: Reducer, Child: Reducer>: Reducer {
  @usableFromInline typealias Path = WritableKeyPath<Base.State, PresentationState<Child.State>>
  @usableFromInline typealias Change = (inout PresentationState<Child.State>, () -> Path) -> Void

  // Inlinable for the reason that `Scope` explains.

  /// Accesses the child's state, with its path if that is needed.
  ///
  /// A closure, because the compiler makes it where the key path is written, and then calls the
  /// property itself. By a key path the runtime allocates a buffer for each change of a property
  /// with accessors, as `$editor` has. One closure for both, because the compiler does so only if
  /// nothing else uses the key path.
  @usableFromInline let access: (inout Base.State, Change) -> Void
  @usableFromInline let action: CasePath<Base.Action, PresentationAction<Child.Action>>
  @usableFromInline let place: Place
  @usableFromInline let base: Base
  @usableFromInline let child: Child

  @inlinable
  init(
    state: Path, action: CasePath<Base.Action, PresentationAction<Child.Action>>, place: Place,
    base: Base, child: Child
  ) {
    access = { parent, change in change(&parent[keyPath: state]) { state } }
    self.action = action
    self.place = place
    self.base = base
    self.child = child
  }

  @inlinable
  public func reduce(
    into state: inout Base.State, action: Base.Action
  ) -> Effect<Base.Action> {
    guard let presentation = self.action.extract(action) else {
      return LiveScopes.exist
        ? baseReduces(&state, action, after: .none)
        : base.reduce(into: &state, action: action)
    }
    Steps.noteChild("")
    guard case .presented(let childAction) = presentation else {
      return dismiss(&state, action)
    }
    if Presentation.mayEndItself(Child.State.self) {
      return reducePrompt(&state, action, childAction)
    }
    guard let childEffect = childReduces(&state, childAction) else {
      return baseReduces(&state, withoutChild: action)
    }
    // The child's identity matters only if it has effects that may have to be cancelled.
    if childEffect.isNone, !LiveScopes.exist {
      return base.reduce(into: &state, action: action)
    }
    return baseReduces(&state, action, after: childEffect)
  }

  /// Reduces an action of a child whose state may be an alert or a dialog, which its action removes.
  @inline(never)
  @usableFromInline
  func reducePrompt(
    _ state: inout Base.State, _ action: Base.Action, _ childAction: Child.Action
  ) -> Effect<Base.Action> {
    let path = path(in: &state)
    let prompt = prompt(at: path, in: state, endedBy: childAction)
    guard let childEffect = childReduces(&state, childAction) else {
      return baseReduces(&state, withoutChild: action)
    }
    if prompt == nil, childEffect.isNone, !LiveScopes.exist {
      return base.reduce(into: &state, action: action)
    }
    let before = identity(at: path, in: state)
    var effect = baseReduces(&state, action, after: childEffect, at: path, of: before)
    // Another alert that this reducer presents has another identity, and stays.
    if let prompt, prompt == self.prompt(at: path, in: state, endedBy: childAction) {
      Steps.notePrompt(path)
      state[keyPath: path].wrappedValue = nil
      effect = leave(path, before, with: effect)
    }
    return effect
  }

  @inline(never)
  @usableFromInline
  func dismiss(_ state: inout Base.State, _ action: Base.Action) -> Effect<Base.Action> {
    let path = path(in: &state)
    let before = identity(at: path, in: state)
    if before == nil { return baseReduces(&state, withoutChild: action) }
    let effect = baseReduces(&state, action, after: .none, at: path, of: before)
    guard before != nil, identity(at: path, in: state) == before else { return effect }
    state[keyPath: path].wrappedValue = nil
    return leave(path, before, with: effect)
  }

  @inlinable
  func childReduces(
    _ state: inout Base.State, _ action: Child.Action
  ) -> Effect<Child.Action>? {
    var effect: Effect<Child.Action>?
    access(&state) { presentation, path in
      effect = presentation.update { childState in
        if Steps.areNoted { Steps.note { "ifLet(\(path()))" } }
        return Presentation.during { child.reduce(into: &childState, action: action) }
      }
    }
    return effect
  }

  private func path(in state: inout Base.State) -> Path {
    var path: Path?
    access(&state) { path = $1() }
    guard let path else { preconditionFailure("An access calls its closure.") }
    return path
  }

  @inline(never)
  @usableFromInline
  func baseReduces(
    _ state: inout Base.State, _ action: Base.Action, after childEffect: Effect<Child.Action>
  ) -> Effect<Base.Action> {
    let path = path(in: &state)
    return baseReduces(
      &state, action, after: childEffect, at: path, of: identity(at: path, in: state))
  }

  /// Runs the base reducer, and checks whether the child still exists.
  private func baseReduces(
    _ state: inout Base.State, _ action: Base.Action, after childEffect: Effect<Child.Action>,
    at path: Path, of before: ScopeElement.Identity?
  ) -> Effect<Base.Action> {
    guard let before else { return base.reduce(into: &state, action: action) }
    let toAction = self.action.embed
    let effect = childEffect.embedded(
      in: .child(path, before), dismissal: toAction(.dismiss)
    ) { toAction(.presented($0)) }
    .merge(with: base.reduce(into: &state, action: action))
    return identity(at: path, in: state) == before ? effect : leave(path, before, with: effect)
  }

  private func leave(
    _ path: Path, _ child: ScopeElement.Identity?, with effect: Effect<Base.Action>
  ) -> Effect<Base.Action> {
    guard let child else { return effect }
    return effect.merge(with: Effect(.leave(.child(path, child))))
  }

  /// The identity of the child, if it is an alert or a dialog that any of its actions removes.
  private func prompt(
    at path: Path, in state: Base.State, endedBy action: Child.Action
  ) -> PromptID? {
    state[keyPath: path].wrappedValue.flatMap { ephemeralID(of: $0, endedBy: action) }
  }

  /// Reports that there is no child, after this reducer, which may add it.
  @usableFromInline
  func baseReduces(
    _ state: inout Base.State, withoutChild action: Base.Action
  ) -> Effect<Base.Action> {
    MissingChild.report("ifLet", .absent, action, in: &state, at: place) {
      identity(at: path(in: &$0), in: $0) != nil
    } reduce: {
      base.reduce(into: &$0, action: $1)
    }
  }

  private func identity(at path: Path, in state: Base.State) -> ScopeElement.Identity? {
    state[keyPath: path].wrappedValue.map { ScopeElement.Identity(of: $0) }
  }
}
