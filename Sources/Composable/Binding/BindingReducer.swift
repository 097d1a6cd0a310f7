/// A reducer that carries out the assignments of a ``BindingAction``.
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
/// Reducers below it see the state with the value.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where ViewAction.State == State {
  private let toViewAction: (Action) -> ViewAction?

  /// Makes a reducer for the actions of a feature that is bindable itself.
  public init() where ViewAction == Action {
    toViewAction = { $0 }
  }

  /// Makes a reducer for a part of the actions that is bindable.
  ///
  /// - Parameter toViewAction: Takes the part out of an action.
  public init(action toViewAction: @escaping (_ action: Action) -> ViewAction?) {
    self.toViewAction = toViewAction
  }

  /// Makes a reducer for a case of the actions that is bindable: `BindingReducer(action: \.view)`.
  ///
  /// - Parameter action: The case.
  public init(action: CaseKeyPath<Action, ViewAction>) where Action: CasePathable {
    let path = CasePath(action)
    toViewAction = { path.extract($0) }
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    toViewAction(action)?.binding?.set(in: &state)
    return .none
  }
}
