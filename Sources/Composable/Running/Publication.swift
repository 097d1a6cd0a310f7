internal import Observation

/// Notifies observers of a store that its state was published.
@MainActor
final class Publication: Observable {
  private let registrar = ObservationRegistrar()
  /// Whether Swift's observation may have tracked a read of the state.
  private var isRead = false
  private var observers: [(id: Int, tell: @MainActor () -> Void)] = []
  private var count = 0

  /// Represents the state in Swift's observation.
  private nonisolated var state: Void { () }

  func noteAccess() {
    isRead = true
    registrar.access(self, keyPath: \.state)
  }

  func willChange() {
    if isRead { registrar.willSet(self, keyPath: \.state) }
  }

  func didChange() {
    if isRead {
      isRead = false
      registrar.didSet(self, keyPath: \.state)
    }
    if !observers.isEmpty {
      for observer in observers { observer.tell() }
    }
  }

  /// Calls the observer after each publication, until the returned closure is called.
  func add(_ observer: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    count += 1
    let id = count
    observers.append((id, observer))
    return { [weak self] in self?.observers.removeAll { $0.id == id } }
  }
}
