/// A reducer that performs the assignments of a ``BindingAction``.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   BindingReducer()
///   Reduce { state, action in
///     switch action {
///     case .binding(\.name): state.isValid = !state.name.isEmpty
///     …
/// ```
///
/// Reducers below it see the state with the new value.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where ViewAction.State == State {
  private let toViewAction: (Action) -> ViewAction?

  /// Makes a reducer for a feature whose actions are bindable themselves.
  public init() where ViewAction == Action {
    toViewAction = { $0 }
  }

  /// Makes a reducer for a feature in which some of the actions are bindable.
  ///
  /// - Parameter toViewAction: Returns the bindable action in an action; `nil` if there is none.
  public init(action toViewAction: @escaping (_ action: Action) -> ViewAction?) {
    self.toViewAction = toViewAction
  }

  /// Makes a reducer for a case with bindable actions: `BindingReducer(action: \.view)`.
  ///
  /// - Parameter action: The case.
  public init(action: CaseKeyPath<Action, ViewAction>) where Action: CasePathable {
    let path = CasePath(action)
    toViewAction = { path.extract($0) }
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if let binding = toViewAction(action)?.binding {
      Steps.noteBinding()
      binding.set(in: &state)
    }
    return .none
  }
}
