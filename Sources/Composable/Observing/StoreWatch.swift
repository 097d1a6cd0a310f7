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

  private static let count = Atomic<Int>(0)

  init(_ stateType: Any.Type, observers: [StoreObserver]) {
    store = Self.count.add(1, ordering: .relaxed).newValue
    self.stateType = stateType
    self.observers = observers
  }

  func tell(_ kind: @autoclosure () -> StoreEvent.Kind) {
    let others = StoreObservation.current
    guard !observers.isEmpty || others != nil else { return }
    let event = StoreEvent(store: store, stateType: stateType, kind: kind())
    for observer in observers { observer.observe(event) }
    others?.tell(event)
  }
}
