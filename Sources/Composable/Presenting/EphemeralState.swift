/// A state that is removed by the first action of its child, such as an alert's.
public protocol EphemeralState {
  /// The type of the actions that its buttons send.
  static var actionType: Any.Type { get }
}

/// Returns whether a child's state is ephemeral, by itself or in a case, and the action belongs to
/// it.
func endsEphemeralState<State, Action>(_ state: State, with action: Action) -> Bool {
  if let state = state as? any EphemeralState {
    return type(of: state).actionType == Action.self
  }
  guard CaseName(of: state) != nil,
    let payload = Mirror(reflecting: state).children.first?.value as? any EphemeralState,
    let inner = Mirror(reflecting: action).children.first?.value
  else { return false }
  return type(of: payload).actionType == type(of: inner)
}
