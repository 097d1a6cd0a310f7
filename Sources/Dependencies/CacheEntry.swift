import Synchronization

/// The default of one key in one context, from the moment on at which it begins to be computed.
class CacheEntry: @unchecked Sendable {
  // Sendable because the value in the subclass is written by the computing thread before `state`
  // says so with release ordering, and only read after that.

  enum State: UInt8, AtomicRepresentable {
    /// Being computed by the thread of `computation`.
    case computing
    /// There is a value, and nothing to complain about.
    case settled
    /// There is a value, but the key has no implementation for the context, which the next read
    /// other than one that prepares an assignment reports.
    case unreported
    /// There is a value, but the key has no live side, which every read reports.
    case withoutLiveSide
  }

  private let atomicState = Atomic(State.computing)
  let computation: Computation

  fileprivate init(_ computation: Computation) { self.computation = computation }

  var state: State { atomicState.load(ordering: .acquiring) }

  fileprivate func publish(_ state: State) { atomicState.store(state, ordering: .releasing) }

  /// Makes the caller the one who reports an unreported entry; `false` if another was quicker.
  func takeReport() -> Bool {
    atomicState.compareExchange(
      expected: .unreported, desired: .settled, ordering: .acquiringAndReleasing
    ).exchanged
  }

  /// The value; `type` must be the value type of the key, and the entry have left `.computing`.
  final func value<Value>(as type: Value.Type) -> Value {
    guard let value = unsafeDowncast(self, to: CacheEntryOf<Value>.self).value
    else { preconditionFailure("a cache entry is read only after its value was written") }
    return value
  }
}

final class CacheEntryOf<Value>: CacheEntry, @unchecked Sendable {
  // Sendable for the reason given at its superclass.

  fileprivate var value: Value?

  override init(_ computation: Computation) { super.init(computation) }

  /// Ends the computation; called once, by the computing thread.
  func settle(_ value: Value, _ state: State) {
    self.value = value
    publish(state)
  }
}
