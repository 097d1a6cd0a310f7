import Recording

/// The effects for which effects with the same id were cancelled.
struct EffectSuccessors: Sendable {
  /// The effects that were cancelled for one that hasn't started yet.
  private var waiting: [(effect: EffectID, id: String, action: ActionID)] = []
  private var successors: [EffectID: EffectID] = [:]

  /// Keeps an effect that an action cancels for another one with the id.
  mutating func note(_ effect: EffectID, cancelledFor id: String, by action: ActionID) {
    waiting.append((effect, id, action))
  }

  /// Keeps that an effect starts.
  mutating func note(_ effect: StoreEffect) {
    for (other, id, action) in waiting
    where action == effect.action && effect.ids.contains(id) && successors[other] == nil {
      successors[other] = effect.id
    }
    waiting.removeAll { $0.effect.store == effect.id.store }
  }

  /// Returns the effect for which an effect was cancelled.
  func successor(of effect: EffectID) -> EffectID? { successors[effect] }
}
