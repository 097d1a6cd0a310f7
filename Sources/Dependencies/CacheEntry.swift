import Synchronization

/// The default of one key in one context, from the moment on at which it begins to be computed.
final class CacheEntry: Sendable {
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
  /// Initialized by the computing thread before it publishes another state than `.computing`.
  private let payload: Payload

  init(_ computation: Computation) {
    self.computation = computation
    payload = Payload(for: computation.record)
  }

  deinit {
    if state != .computing { payload.deinitialize(for: computation.record) }
    payload.deallocate()
  }

  var state: State { atomicState.load(ordering: .acquiring) }

  /// Ends the computation; called once, by the computing thread.
  func settle<Value>(_ value: Value, _ state: State) {
    payload.initialize(to: value)
    atomicState.store(state, ordering: .releasing)
  }

  /// Makes the caller the one who reports an unreported entry; `false` if another was quicker.
  func takeReport() -> Bool {
    atomicState.compareExchange(
      expected: .unreported, desired: .settled, ordering: .acquiringAndReleasing
    ).exchanged
  }

  /// The value; `type` must be the value type of the key, and the entry have left `.computing`.
  func value<Value>(as type: Value.Type) -> Value { payload.value(as: type) }
}
