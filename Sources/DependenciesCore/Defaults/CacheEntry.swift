import Synchronization

/// The default of one key in one context, from the moment on at which it begins to be computed.
final class CacheEntry: @unchecked Sendable {
  // Sendable because `address` is guarded by the state: see there.

  enum State: UInt8 {
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

  private let atomicState = Atomic(State.computing.rawValue)
  let computation: Computation
  /// Where the value is; set by the computing thread before it publishes another state than
  /// `.computing`, and never changed afterwards.
  @exclusivity(unchecked) private var address: UnsafeMutableRawPointer?

  /// The preparation during which the entry was made, if one was going on.
  let preparation: Preparation?
  /// Whether it was assigned then, rather than computed.
  let isPrepared: Bool

  init(_ computation: Computation, by preparation: Preparation?, isPrepared: Bool = false) {
    self.computation = computation
    self.preparation = preparation
    self.isPrepared = isPrepared
  }

  deinit {
    guard let address else { return }
    computation.record._withUnsafeGuaranteedRef { $0.deinitializeValue(at: address) }
    freeMemory(address)
  }

  var state: State {
    guard let state = State(rawValue: atomicState.load(ordering: .acquiring)) else {
      preconditionFailure("an entry is always in one of its states")
    }
    return state
  }

  /// Whether the state is `.settled`; the one question of nearly every read.
  var isSettled: Bool { atomicState.load(ordering: .acquiring) == State.settled.rawValue }

  /// Ends the computation; called once, by the computing thread.
  func settle<Value>(_ value: Value, _ state: State) {
    let address = allocateMemory(
      MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
    address.initializeMemory(as: Value.self, to: value)
    self.address = address
    atomicState.store(state.rawValue, ordering: .releasing)
  }

  /// Makes the caller the one who reports an unreported entry; `false` if another was quicker.
  func takeReport() -> Bool {
    atomicState.compareExchange(
      expected: State.unreported.rawValue, desired: State.settled.rawValue,
      ordering: .acquiringAndReleasing
    ).exchanged
  }

  /// The value; `type` must be the value type of the key, and the entry have left `.computing`.
  func value<Value>(as type: Value.Type) -> Value {
    guard let address else { preconditionFailure("an entry that was settled has a value") }
    return address.assumingMemoryBound(to: type).pointee
  }
}
