import Recording

extension Moment {
  /// A store, with what it did last.
  struct StoreState: Hashable, Sendable {
    var number: Int
    /// How many actions it has reduced.
    var actions = 0
    var lastAction: String?
    /// The effects that are in flight, the oldest first.
    var effects: [EffectID] = []
  }

  mutating func add(_ note: StoreNote, _ happening: Happening) {
    switch note {
    case .reduced(let action):
      change(storeOf: action.id.store) {
        $0.actions += 1
        $0.lastAction = action.label
      }
    case .effectStarted(let effect):
      change(storeOf: effect.id.store) { $0.effects.append(effect.id) }
    case .effectEnded(let effect, _, _):
      change(storeOf: effect.store) { $0.effects.removeAll { $0 == effect } }
    case .effectBegan, .effectCancelled, .nothingToCancel, .dropped, .waiting, .received,
      .unmet:
      break
    }
  }

  private mutating func change(storeOf number: Int, _ change: (inout StoreState) -> Void) {
    if let index = stores.firstIndex(where: { $0.number == number }) {
      change(&stores[index])
    } else {
      var store = StoreState(number: number)
      change(&store)
      stores.append(store)
    }
  }
}
