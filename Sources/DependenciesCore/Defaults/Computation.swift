/// The computation of one default: its thread, its read, and the providers that were asked so far.
///
/// The active computations of a thread form a chain, from the innermost to the outermost.
final class Computation: @unchecked Sendable {
  // Sendable because `providers` and `outer` change only on the computing thread. Other threads
  // read them while that thread waits (see `WaitingRoom`), or after the entry was published.

  let record: Unmanaged<KeyRecord>
  let context: DependencyContext
  /// The location given to the subscript.
  let readAt: SourcePoint
  /// The number of the cache that stores the value; 0 for a value that isn't stored.
  let cache: Int
  /// Where the wrapper that first read the default was created.
  let wrapper: SourcePoint?
  /// The state of the computing thread, which also identifies the thread.
  let thread: UnsafeMutablePointer<ThreadState>
  /// Whether an update reads the value only to change it.
  let isForUpdate: Bool
  /// The computation that needed this one; cleared when this one ends.
  @exclusivity(unchecked) private(set) var outer: Computation?
  /// The providers that were asked, in order. The last one is being asked, or returned the value.
  @exclusivity(unchecked) private(set) var providers = AskedProviders()
  /// The cycle that this computation breaks, if any.
  @exclusivity(unchecked) private var breaking: Cycle?
  /// Whether no provider of the key returned a value, which has been reported.
  @exclusivity(unchecked) private(set) var usedLastResort = false

  init(
    _ record: Unmanaged<KeyRecord>, _ context: DependencyContext, readAt: SourcePoint,
    in cache: Cache? = nil, on thread: UnsafeMutablePointer<ThreadState>, isForUpdate: Bool = false,
    breaking: Cycle? = nil
  ) {
    self.isForUpdate = isForUpdate
    self.cache = cache?.number ?? 0
    self.record = record
    self.context = context
    self.readAt = readAt
    self.wrapper = thread.pointee.wrapper
    self.thread = thread
    self.outer = thread.pointee.computation
    self.breaking = breaking
  }

  /// Makes the computation of a prepared value, which computes nothing.
  init(
    prepared record: Unmanaged<KeyRecord>, _ context: DependencyContext, at point: SourcePoint,
    on thread: UnsafeMutablePointer<ThreadState>
  ) {
    self.record = record
    self.context = context
    readAt = point
    cache = 0
    isForUpdate = false
    wrapper = thread.pointee.wrapper
    self.thread = thread
  }

  var key: KeyRecord { record.takeUnretainedValue() }

  /// Asks the key for its value while these values are current.
  func value<Key: TestDependencyKey>(
    of key: Key.Type, from provider: Resolution.Provider, in values: DependencyValues
  ) -> Key.Value {
    let (reading, update) = (thread.pointee.reading, thread.pointee.update)
    (thread.pointee.reading, thread.pointee.update) = (nil, nil)
    thread.pointee.computation = self
    defer {
      (thread.pointee.reading, thread.pointee.update) = (reading, update)
      thread.pointee.computation = outer
      outer = nil
    }
    providers.append(provider)
    return values.lending.withBound {
      switch provider {
      case .live:
        guard let live = record._withUnsafeGuaranteedRef({ $0.live(of: key) }) else {
          preconditionFailure("only a key with a live value is asked for one")
        }
        return live.value()
      case .preview: return Key.previewValue
      case .test: return Key.testValue
      }
    }
  }

  /// Replaces one provider of a key by another. The protocols' default implementations call this.
  ///
  /// Returns a value to use instead, if the other provider is already being computed.
  static func substitute<Key: TestDependencyKey>(
    for key: Key.Type, fallingBackTo provider: Resolution.Provider
  ) -> Key.Value? {
    guard let computation = ThreadState.current.pointee.computation,
      computation.key.keyType == ObjectIdentifier(key)
    else { return nil }
    if let cycle = computation.breaking, cycle.asked.contains(provider) {
      return computation.lastResort(Key.Value.self)
    }
    // An outer computation asks the same provider for another context. A stored value would wait
    // for itself forever.
    if let path = computation.outer?.chain(from: {
      $0.record.toOpaque() == computation.record.toOpaque() && $0.providers.contains(provider)
    }) {
      computation.breaking = Cycle(
        path, closedBy: computation.record, at: computation.wrapper ?? computation.readAt)
      return computation.lastResort(Key.Value.self)
    }
    computation.providers.append(provider)
    return nil
  }

  /// Returns a value if the cycle leaves no provider to ask.
  func lastResort<Value>(_ type: Value.Type) -> Value {
    guard let breaking else { preconditionFailure("only a cycle has no value") }
    usedLastResort = true
    return breaking.lastResort(type)
  }

  /// Returns this computation and the outer ones, starting with the outermost one that satisfies
  /// the predicate; `nil` if none does.
  func chain(from isStart: (Computation) -> Bool) -> [Computation]? {
    var chain: [Computation] = []
    var next: Computation? = self
    while let computation = next {
      chain.append(computation)
      if isStart(computation) { return chain.reversed() }
      next = computation.outer
    }
    return nil
  }
}
