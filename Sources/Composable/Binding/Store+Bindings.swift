extension Store where Action: BindableAction, Action.State == State {
  /// A part of the published state. Assigning to it sends the action `.set(path, value)`.
  ///
  /// An assignment that no ``BindingReducer`` performs is reported.
  ///
  /// - Parameter path: The property.
  /// - Complexity: Reading takes what the key path takes; assigning is a ``send(_:)``.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember path: WritableKeyPath<State, Value>
  ) -> Value {
    get { state[keyPath: path] }
    set {
      let isIdle = core.isIdle
      let receipt = BindingReceipt()
      send(.binding(.set(path, newValue).noting(receipt)))
      // Another action that is being reduced comes first.
      guard isIdle, !receipt.isPerformed else { return }
      report(.bindingNotPerformed(property: "\(path)", action: "\(Action.self)"), at: nil)
    }
  }
}
