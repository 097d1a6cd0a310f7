internal import Synchronization

/// Passes the events of one store to its observers.
///
/// The nodes of effects hold it too, because an effect can end after its store has gone.
@MainActor
final class StoreWatch {
  /// The number of the store in the process.
  let store: Int
  private let stateType: Any.Type
  /// The observers of this store alone.
  private let observers: [StoreObserver]

  /// The effects in flight of the observed stores. Stores that are gone have none.
  private static var scopes: [(store: Int, type: Any.Type, effects: WeakScope)] = []
  private var isRegistered = false

  private static let count = Atomic<Int>(0)

  init(_ stateType: Any.Type, observers: [StoreObserver]) {
    store = Self.count.add(1, ordering: .relaxed).newValue
    self.stateType = stateType
    self.observers = observers
  }

  /// Makes the store's effects known to the observed stores.
  func register(_ effects: EffectScope) {
    if isRegistered { return }
    isRegistered = true
    Self.scopes.removeAll { $0.effects.scope == nil }
    Self.scopes.append((store, stateType, WeakScope(scope: effects)))
  }

  /// Returns the effects in flight that have an id and belong to other observed stores of the same feature,
  /// to which the program could send the same action.
  func effectsOfOthers(with id: CancelID) -> [MissedEffect] {
    let others = Self.scopes.filter { $0.store != store && $0.type == stateType }
    return others.flatMap { store, _, effects in
      (effects.scope?.numbers(of: id, from: nil) ?? []).map { .ofStore(store, number: $0) }
    }
  }

  func tell(_ kind: @autoclosure () -> StoreEvent.Kind) {
    let others = StoreObservation.current
    guard !observers.isEmpty || others != nil else { return }
    let event = StoreEvent(store: store, stateType: stateType, kind: kind())
    for observer in observers { observer.observe(event) }
    others?.tell(event)
  }
}

/// The effects in flight of a store that may be gone.
private struct WeakScope {
  weak var scope: EffectScope?
}
