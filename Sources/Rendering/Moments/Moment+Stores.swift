import Differences
import Recording

extension Moment {
  /// A store, with its last action.
  struct StoreState: Hashable, Sendable {
    struct Action: Hashable, Sendable {
      var id: ActionID
      var label: String
    }

    var number: Int
    /// The number of actions that it has reduced.
    var actions = 0
    var lastAction: Action?
    /// The properties of its state, as far as the record knows them.
    var state: [StatePart] = []
    /// The changes that the last action made.
    var changes = Differences(shown: [], hidden: 0)
    /// The effects that are in flight, the oldest first.
    var effects: [EffectID] = []
    /// The actions that a test has to receive, the oldest first.
    var toBeReceived: [Action] = []

    fileprivate mutating func add(_ action: StoreAction) {
      actions += 1
      let reduced = Action(id: action.id, label: action.label)
      lastAction = reduced
      changes = action.changes
      for part in action.state {
        if let index = state.firstIndex(where: { $0.name == part.name }) {
          state[index] = part
        } else {
          state.append(part)
        }
      }
      if case .caller = action.sender { toBeReceived = [] }
      if action.isToBeReceived { toBeReceived.append(reduced) }
    }
  }

  mutating func add(_ note: StoreNote, _ happening: Happening) {
    switch note {
    case .reduced(let action): change(storeOf: action.id.store) { $0.add(action) }
    case .effectStarted(let effect):
      change(storeOf: effect.id.store) { $0.effects.append(effect.id) }
    case .effectEnded(let effect, _, _):
      change(storeOf: effect.store) { $0.effects.removeAll { $0 == effect } }
    case .received(let action, _):
      // A test that receives an action has skipped the earlier ones.
      change(storeOf: action.store) { store in
        guard let index = store.toBeReceived.firstIndex(where: { $0.id == action }) else { return }
        store.toBeReceived.removeFirst(index + 1)
      }
    case .effectBegan, .effectCancelled, .nothingToCancel, .dropped, .throttled, .waiting, .unmet,
      .overrides:
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
