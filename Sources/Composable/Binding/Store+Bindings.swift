extension Store where Action: BindableAction, Action.State == State {
  /// A part of the published state. Assigning to it sends the action `.set(path, value)`.
  ///
  /// - Parameter path: The property.
  /// - Complexity: Reading takes what the key path takes; assigning is a ``send(_:)``.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember path: WritableKeyPath<State, Value>
  ) -> Value {
    get { state[keyPath: path] }
    set { send(.set(path, newValue)) }
  }
}
