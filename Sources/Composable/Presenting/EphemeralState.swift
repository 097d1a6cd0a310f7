/// A state that is removed by the first action of its child, such as an alert's.
public protocol EphemeralState: Identifiable where ID == PromptID {
  /// The type of the actions that its buttons send.
  static var actionType: Any.Type { get }
}

extension Presentation {
  /// Whether a state of the type may be an alert or a dialog: by its type, or in a case.
  @usableFromInline
  static func mayEndItself(_ type: Any.Type) -> Bool {
    CaseName.mayExist(for: type) || type is any EphemeralState.Type
  }
}

/// Returns the identity of an ephemeral state, by itself or in a case, that an action removes.
///
/// - Parameters:
///   - state: The state of a presented child.
///   - action: The child's action.
/// - Returns: The identity; `nil` if the state isn't ephemeral, or the action belongs to another
///   state.
func ephemeralID<State, Action>(of state: State, endedBy action: Action) -> PromptID? {
  if let prompt = state as? any EphemeralState {
    return type(of: prompt).actionType == Action.self ? prompt.id : nil
  }
  guard CaseName(of: state) != nil,
    let prompt = Mirror(reflecting: state).children.first?.value as? any EphemeralState,
    let inner = Mirror(reflecting: action).children.first?.value,
    type(of: prompt).actionType == type(of: inner)
  else { return nil }
  return prompt.id
}
