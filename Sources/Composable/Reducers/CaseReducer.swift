/// An enumeration of features, one of which exists at a time. The macro `@Reducer` writes the
/// conformance.
public protocol CaseReducer<State, Action>: Reducer
where
  State: CasePathable, Action: CasePathable, Body: Reducer, Body.State == State,
  Body.Action == Action
{
  /// The type of the combined reducers.
  associatedtype Body
  /// The cases with a store of the feature, or with the data of a case without a feature.
  associatedtype CaseScope
  /// The reducers of the features.
  @ReducerBuilder<State, Action> static var body: Body { get }
  /// Returns the current case of a store's state; see ``Store/case``.
  ///
  /// - Parameter store: A store of the enumeration.
  /// - Returns: The case, with a store of its feature.
  @MainActor static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  /// The reducers of the features.
  public var body: Body { Self.body }
}

/// The state of an enumeration of features.
public protocol CaseReducerState: CasePathable {
  /// The enumeration.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}

/// A state that views observe; the macro `@ObservableState` writes the conformance.
public protocol ObservableState {}

extension Reducer {
  /// Runs the features of an enumeration while one is presented: `.ifLet(\.$destination, action:
  /// \.destination)`.
  ///
  /// - Parameters:
  ///   - state: The property, as in `\.$destination`.
  ///   - action: The case, which has a ``PresentationAction``.
  ///   - fileID: The file that calls it, for issues.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: This reducer with the features.
  @_disfavoredOverload
  public func ifLet<ChildState: CaseReducerState, ChildAction>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> PresentationReducer<Self, ChildState.StateReducer.Body>
  where ChildState.StateReducer.Action == ChildAction, Action: CasePathable {
    PresentationReducer(
      state: state, action: CasePath(action), place: Place(fileID, filePath, line, column),
      base: self, child: ChildState.StateReducer.body)
  }

  /// Runs the features of an enumeration on the screens of a stack: `.forEach(\.path, action:
  /// \.path)`.
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - action: The case, which has a ``StackAction``.
  ///   - fileID: The file that calls it, for issues.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: This reducer with the screens.
  @_disfavoredOverload
  public func forEach<ScreenState: CaseReducerState, ScreenAction>(
    _ state: WritableKeyPath<State, StackState<ScreenState>>,
    action: CaseKeyPath<Action, StackAction<ScreenState, ScreenAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> StackReducer<Self, ScreenState.StateReducer.Body>
  where ScreenState.StateReducer.Action == ScreenAction, Action: CasePathable {
    StackReducer(
      state: state, action: CasePath(action), place: Place(fileID, filePath, line, column),
      base: self, screen: ScreenState.StateReducer.body)
  }
}
