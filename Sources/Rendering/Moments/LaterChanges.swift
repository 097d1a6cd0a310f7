import Differences
import Recording

/// The changes of the state while effects of other actions were in flight.
struct LaterChanges: Sendable {
  private static let most = 12
  /// The first actions that changed the state during an effect, and what they changed.
  private var changes: [EffectID: [(action: ActionID, path: String)]] = [:]

  /// Keeps the effects that began before an action changed the state. The own actions of an effect don't
  /// count.
  mutating func note(_ action: StoreAction, inFlight: [EffectID]) {
    if action.changes.shown.isEmpty { return }
    var sender: EffectID?
    if case .effect(let effect, _) = action.sender { sender = effect }
    for effect in inFlight where effect.store == action.id.store && effect != sender {
      guard changes[effect, default: []].count < Self.most else { continue }
      changes[effect, default: []] += action.changes.shown.map { (action.id, $0.path) }
    }
  }

  /// Returns the first action that changed a part of the state while an effect was in flight.
  ///
  /// - Parameter path: The part; empty for the whole state.
  func first(of path: [String], during effect: EffectID) -> ActionID? {
    let part = path.joined(separator: ".")
    return changes[effect]?.first { change in
      part.isEmpty || change.path == part || change.path.hasPrefix(part + ".")
        || change.path.hasPrefix(part + "[")
    }?.action
  }
}
