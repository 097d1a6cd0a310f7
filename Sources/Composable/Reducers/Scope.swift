/// Runs a reducer on a part of the state, with a part of the actions.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   Scope(state: \.counter, action: \.counter) { Counter() }
///   Reduce { state, action in … }
/// }
/// ```
///
/// An action that isn't the child's passes by. A child in a property is reduced in place, whatever
/// its size; one that is a case of an enumeration is taken out and put back. Cancellation ids of
/// its effects are shared with what is around it.
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  // What is inlinable is compiled into the program's own module, for its own types: how large a child
  // is isn't known to the library, which would look up the types of the scope, of the child's state
  // and of its action at every level of every action. What is rare, and effects, stay here.
  @usableFromInline let part: Part
  @usableFromInline let action: CasePath<ParentAction, Child.Action>
  @usableFromInline let place: Place
  // Last, for code that doesn't know how large it is: what stands before is found without asking.
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
      if Steps.areNoted { Steps.note { "Scope(\(path))" } }
      let effect = child.reduce(into: &state[keyPath: path], action: childAction)
      return effect.isNone ? .none : effect.embedded(inPart: path, self.action.embed)
    case .enumerationCase(let path):
      return reduceCase(path, &state, action, childAction)
    }
  }

  /// Apart, because it needs room on the stack for the child's state, which the other way doesn't.
  @inline(never)
  @usableFromInline
  func reduceCase(
    _ path: CasePath<ParentState, Child.State>, _ state: inout ParentState,
    _ action: ParentAction, _ childAction: Child.Action
  ) -> Effect<ParentAction> {
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
