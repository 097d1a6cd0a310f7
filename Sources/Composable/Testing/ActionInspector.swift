/// What a test store is told by the state machine behind it.
@MainActor
protocol ActionInspector<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action
  /// Whether an action isn't to be reduced yet; then it is sent again later.
  func holdsBack(_ action: Action, _ sender: Sender) -> Bool
  /// An action was reduced, and this is the state it left.
  ///
  /// - Parameter entry: its number, if it was recorded.
  func processed(_ action: Action, _ sender: Sender, _ state: State, entry: Int?)
  /// Whether a test has to receive what a sender sends now.
  func mustReceive(from sender: Sender) -> Bool
  /// An effect is in flight.
  func started(_ effect: EffectStart)
  /// An effect has ended.
  func ended(_ effect: EffectStart)
}
