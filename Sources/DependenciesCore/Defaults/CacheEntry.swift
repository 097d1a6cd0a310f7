import Synchronization

/// The default of one key in one context, from the beginning of its computation.
final class CacheEntry: @unchecked Sendable {
  // Sendable because `state` guards `address`; see `address`.

  enum State: UInt8 {
    /// The thread of `computation` is computing the value.
    case computing
    /// There is a value, and no issue to report.
    case settled
    /// There is a value, but the key has no implementation for the context.
    ///
    /// The next read reports that, unless it reads only to prepare an assignment.
    case unreported
    /// There is a value, but the key has no live value. Every read reports that.
    case withoutLiveSide
  }

  private let atomicState = Atomic(State.computing.rawValue)
  let computation: Computation
  /// The address of the value. The computing thread sets it before it publishes a state other than
  /// `.computing`. It never changes afterwards.
  @exclusivity(unchecked) private var address: UnsafeMutableRawPointer?

  /// The preparation that was active when the entry was made, if any.
  let preparation: Preparation?
  /// Whether the preparation assigned the value, instead of computing it.
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
      preconditionFailure("an entry is always in a valid state")
    }
    return state
  }

  /// Whether the state is `.settled`. Nearly every read checks only this.
  var isSettled: Bool { atomicState.load(ordering: .acquiring) == State.settled.rawValue }

  /// Ends the computation. The computing thread calls this once.
  func settle<Value>(_ value: Value, _ state: State) {
    let address = allocateMemory(
      MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
    address.initializeMemory(as: Value.self, to: value)
    self.address = address
    atomicState.store(state.rawValue, ordering: .releasing)
  }

  /// Claims the report of an unreported entry; `false` if another thread has claimed it.
  func takeReport() -> Bool {
    atomicState.compareExchange(
      expected: State.unreported.rawValue, desired: State.settled.rawValue,
      ordering: .acquiringAndReleasing
    ).exchanged
  }

  /// Returns the value. `type` must be the key's value type, and the state must not be
  /// `.computing`.
  func value<Value>(as type: Value.Type) -> Value {
    guard let address else { preconditionFailure("a settled entry has a value") }
    return address.assumingMemoryBound(to: type).pointee
  }
}
