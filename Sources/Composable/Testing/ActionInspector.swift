/// The events that a test store receives from its state machine.
@MainActor
protocol ActionInspector<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action
  /// Returns whether the test store reduces an action later. It then sends the action again.
  func holdsBack(_ action: Action, _ sender: Sender) -> Bool
  /// An action was reduced, which produced a state.
  ///
  /// - Parameter entry: its number, if it was recorded.
  func processed(_ action: Action, _ sender: Sender, _ state: State, entry: Int?)
  /// Returns whether a test must receive the actions that a sender sends now.
  func mustReceive(from sender: Sender) -> Bool
  /// An effect of the store's own feature dismissed the feature.
  func dismissed()
  /// An effect is in flight.
  func started(_ effect: EffectStart)
  /// An effect has ended.
  func ended(_ effect: EffectStart)
}
