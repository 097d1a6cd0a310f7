extension Reducer {
  /// Runs a reducer on an optional part of the state while it isn't nil.
  ///
  /// The child reduces its actions first, then this reducer reduces every action. If the child was
  /// removed or replaced by another one, its effects are cancelled. A child is another one if it
  /// has another `id` (`Identifiable`) or is another case of its enumeration. Replacing a child
  /// that has neither an id nor cases keeps its effects.
  ///
  /// An action of a child that doesn't exist is reported at this location; this reducer still
  /// reduces it.
  // Disfavored so that the compiler tries the overload with a case key path first, which
  // type-checks long operator chains in linear time.
  @_disfavoredOverload
  @inlinable
  public func ifLet<ChildState, ChildAction, Child: Reducer>(
    _ state: WritableKeyPath<State, ChildState?>,
    action: CasePath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> IfLetReducer<Self, Child> where Child.State == ChildState, Child.Action == ChildAction {
    IfLetReducer(
      state: state, action: action, place: Place(fileID, filePath, line, column), base: self,
      child: child())
  }

  /// Runs a reducer on an optional part of the state while it isn't nil, with a case key path.
  ///
  /// The same as `ifLet(_:action:then:fileID:filePath:line:column:)` with a case key path:
  /// `.ifLet(\.child, action: \.child) { Child() }`.
  ///
  /// - Parameters:
  ///   - state: The optional property.
  ///   - action: The case, as in `\.child`.
  ///   - child: The child's reducers.
  ///   - fileID: The file that calls it, for issues.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: This reducer with the child.
  @inlinable
  public func ifLet<ChildState, ChildAction, Child: Reducer>(
    _ state: WritableKeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> IfLetReducer<Self, Child>
  where Child.State == ChildState, Child.Action == ChildAction, Action: CasePathable {
    IfLetReducer(
      state: state, action: CasePath(action), place: Place(fileID, filePath, line, column),
      base: self, child: child())
  }
}

/// A reducer with an optional child; see `ifLet(_:action:then:fileID:filePath:line:column:)`.
public struct IfLetReducer<Base: Reducer, Child: Reducer>: Reducer {
  // Inlinable for the reason that `Scope` explains.
  @usableFromInline let state: WritableKeyPath<Base.State, Child.State?>
  @usableFromInline let action: CasePath<Base.Action, Child.Action>
  @usableFromInline let place: Place
  @usableFromInline let base: Base
  @usableFromInline let child: Child

  @inlinable
  init(
    state: WritableKeyPath<Base.State, Child.State?>,
    action: CasePath<Base.Action, Child.Action>, place: Place, base: Base, child: Child
  ) {
    self.state = state
    self.action = action
    self.place = place
    self.base = base
    self.child = child
  }

  @inlinable
  public func reduce(
    into state: inout Base.State, action: Base.Action
  ) -> Effect<Base.Action> {
    guard let childEffect = childReduces(&state, action) else {
      return baseReduces(&state, withoutChild: action)
    }
    // The child's identity matters only if it has effects that may have to be cancelled.
    if childEffect.isNone, !LiveScopes.exist { return base.reduce(into: &state, action: action) }
    return baseReduces(&state, action, after: childEffect)
  }

  /// Checks whether the child still exists after the base has reduced.
  @inline(never)
  @usableFromInline
  func baseReduces(
    _ state: inout Base.State, _ action: Base.Action, after childEffect: Effect<Child.Action>
  ) -> Effect<Base.Action> {
    guard let before = identity(in: state) else {
      // Without a child, there is no child effect.
      return base.reduce(into: &state, action: action)
    }
    let childScope = ScopeElement.child(self.state, before)
    let effect = childEffect.embedded(in: childScope, self.action.embed)
      .merge(with: base.reduce(into: &state, action: action))
    if identity(in: state) == before { return effect }
    return effect.merge(with: Effect(.leave(childScope)))
  }

  /// Returns `nil` if there is no child.
  @inlinable
  func childReduces(
    _ state: inout Base.State, _ action: Base.Action
  ) -> Effect<Child.Action>? {
    guard let childAction = self.action.extract(action) else { return Effect.none }
    Steps.noteChild(self.state)
    return reduceIfPresent(&state[keyPath: self.state], childAction)
  }

  /// Reports that there is no child, after this reducer, which may add it.
  @usableFromInline
  func baseReduces(
    _ state: inout Base.State, withoutChild action: Base.Action
  ) -> Effect<Base.Action> {
    MissingChild.report("ifLet", .absent, action, in: &state, at: place) {
      identity(in: $0) != nil
    } reduce: {
      base.reduce(into: &$0, action: $1)
    }
  }

  /// Reduces the child in place; returns `nil` if there is none.
  @inlinable
  func reduceIfPresent(
    _ state: inout Child.State?, _ action: Child.Action
  ) -> Effect<Child.Action>? {
    if case .none = state { return nil }
    if Steps.areNoted { Steps.note { "ifLet(\(self.state))" } }
    // A pattern would copy the child, which may be large. Only this form changes it in place.
    return child.reduce(into: &state!, action: action)
  }

  private func identity(in state: Base.State) -> ScopeElement.Identity? {
    state[keyPath: self.state].map { ScopeElement.Identity(of: $0) }
  }
}
