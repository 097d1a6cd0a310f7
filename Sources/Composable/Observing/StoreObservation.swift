internal import Synchronization

/// An observer and the outer ones, alive as long as a task has it bound.
final class StoreObservation: Sendable {
  @TaskLocal static var bound: StoreObservation?
  private static let count = Atomic<Int>(0)

  /// The observers of the current task.
  static var current: StoreObservation? {
    count.load(ordering: .relaxed) == 0 ? nil : bound
  }

  private let observer: StoreObserver
  private let outer: StoreObservation?

  init(_ observer: StoreObserver, outer: StoreObservation?) {
    self.observer = observer
    self.outer = outer
    Self.count.add(1, ordering: .relaxed)
  }

  deinit { Self.count.subtract(1, ordering: .relaxed) }

  @MainActor func tell(_ event: StoreEvent) {
    observer.observe(event)
    outer?.tell(event)
  }
}
