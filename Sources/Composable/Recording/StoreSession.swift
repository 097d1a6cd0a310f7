/// A state and the actions that were reduced after it, to repeat them elsewhere.
///
/// If state and actions can be encoded, a session can too, for example in a bug report.
public struct StoreSession<State, Action> {
  /// The state before the first action.
  public var initialState: State
  /// The actions, in order.
  public var actions: [Action]

  /// Makes a session.
  public init(initialState: State, actions: [Action]) {
    self.initialState = initialState
    self.actions = actions
  }

  /// Reduces the actions and returns the state after each. Starts no effects.
  public func states(by reducer: some Reducer<State, Action>) -> [State] {
    var state = initialState
    return actions.map { action in
      _ = reducer.reduce(into: &state, action: action)
      return state
    }
  }
}

#if !INTERPRETED
  extension StoreSession: Encodable where State: Encodable, Action: Encodable {}
  extension StoreSession: Decodable where State: Decodable, Action: Decodable {}
#endif
extension StoreSession: Equatable where State: Equatable, Action: Equatable {}
extension StoreSession: Sendable where State: Sendable, Action: Sendable {}

extension Journal {
  /// The kept entries without observations; `nil` if nothing is kept.
  public var session: StoreSession<State, Action>? {
    let entries = entries
    return entries.first.map {
      StoreSession(initialState: $0.before, actions: entries.map(\.action))
    }
  }
}
