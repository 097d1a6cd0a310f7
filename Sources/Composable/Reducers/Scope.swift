/// Runs a reducer on a part of the state, with a part of the actions.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   Scope(state: \.counter, action: \.counter) { Counter() }
///   Reduce { state, action in … }
/// }
/// ```
///
/// The scope ignores actions that aren't the child's. A child in a property is reduced in place,
/// whatever its size. A child that is a case of an enumeration is extracted and embedded again. The
/// cancellation ids of its effects are shared with the reducers around it.
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  // Inlinable code is specialized in the program's own module. The library doesn't know a child's
  // layout, and would request metadata for the scope, the child's state and its action at every
  // level of every action. Rare paths and effects aren't inlinable.
  @usableFromInline let part: Part
  @usableFromInline let action: CasePath<ParentAction, Child.Action>
  @usableFromInline let place: Place
  // The last property, so that unspecialized code finds the others at constant offsets.
  @usableFromInline let child: Child

  @usableFromInline
  enum Part {
    case property(WritableKeyPath<ParentState, Child.State>)
    case enumerationCase(CasePath<ParentState, Child.State>)
  }

  /// A child in a property of the state.
  @inlinable
  public init<S, A>(
    state: WritableKeyPath<ParentState, S>,
    action: CasePath<ParentAction, A>,
    @ReducerBuilder<S, A> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Child.State == S, Child.Action == A {
    part = .property(state)
    self.action = action
    self.child = child()
    place = Place(fileID, filePath, line, column)
  }

  /// A child that is one case of the state, an enumeration.
  ///
  /// An action of the child while the state is another case is reported and changes nothing.
  @inlinable
  public init<S, A>(
    state: CasePath<ParentState, S>,
    action: CasePath<ParentAction, A>,
    @ReducerBuilder<S, A> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Child.State == S, Child.Action == A {
    part = .enumerationCase(state)
    self.action = action
    self.child = child()
    place = Place(fileID, filePath, line, column)
  }

  @inlinable
  public func reduce(
    into state: inout ParentState, action: ParentAction
  ) -> Effect<ParentAction> {
    guard let childAction = self.action.extract(action) else { return .none }
    switch part {
    case .property(let path):
      Steps.noteChild(path)
      if Steps.areNoted { Steps.note { "Scope(\(path))" } }
      let effect = child.reduce(into: &state[keyPath: path], action: childAction)
      return effect.isNone ? .none : effect.embedded(inPart: path, self.action.embed)
    case .enumerationCase(let path):
      return reduceCase(path, &state, action, childAction)
    }
  }

  /// A separate function, because its stack frame contains the child's state, which the other path
  /// doesn't need.
  @inline(never)
  @usableFromInline
  func reduceCase(
    _ path: CasePath<ParentState, Child.State>, _ state: inout ParentState,
    _ action: ParentAction, _ childAction: Child.Action
  ) -> Effect<ParentAction> {
    Steps.noteChild("")
    guard var childState = path.extract(state) else {
      report(
        .childMissing(
          MissingChild(operator: "Scope", reason: .otherCase, action: action, state: state)),
        at: place)
      return .none
    }
    let scope = CasePlace(of: state)
    Steps.note { "Scope(\(scope))" }
    let effect = child.reduce(into: &childState, action: childAction)
    state = path.embed(childState)
    return effect.isNone ? .none : effect.embedded(in: .part(scope), self.action.embed)
  }
}
