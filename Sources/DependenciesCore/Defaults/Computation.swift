/// The computing of one default: who does it, for which read, and which sides were asked so far.
///
/// The computations that a thread is in the middle of form a chain from the innermost outwards.
final class Computation: @unchecked Sendable {
  // Sendable because `providers` and `outer` change only on the computing thread; other threads
  // read them while that thread waits (see `WaitingRoom`), or after the entry was published.

  let record: Unmanaged<KeyRecord>
  let context: DependencyContext
  /// The location given to the subscript.
  let readAt: SourcePoint
  /// Where the wrapper was created through which the default was first read.
  let wrapper: SourcePoint?
  /// The state of the computing thread, which also stands for the thread itself.
  let thread: UnsafeMutablePointer<ThreadState>
  /// Whether an update reads the value only to change it.
  let isForUpdate: Bool
  /// The computation during which this one became necessary; cleared when it ends.
  @exclusivity(unchecked) private(set) var outer: Computation?
  /// The sides asked, in order; the last one is being asked or gave the value.
  @exclusivity(unchecked) private(set) var providers = AskedProviders()
  /// The cycle that this computation is meant to break, when it is.
  @exclusivity(unchecked) private var breaking: Cycle?
  /// Whether no side of the key gave a value, which has been reported.
  @exclusivity(unchecked) private(set) var usedLastResort = false

  init(
    _ record: Unmanaged<KeyRecord>, _ context: DependencyContext, readAt: SourcePoint,
    on thread: UnsafeMutablePointer<ThreadState>, isForUpdate: Bool = false,
    breaking: Cycle? = nil
  ) {
    self.isForUpdate = isForUpdate
    self.record = record
    self.context = context
    self.readAt = readAt
    self.wrapper = thread.pointee.wrapper
    self.thread = thread
    self.outer = thread.pointee.computation
    self.breaking = breaking
  }

  /// Stands for the computation of a value that was prepared: nothing will be computed.
  init(
    prepared record: Unmanaged<KeyRecord>, _ context: DependencyContext, at point: SourcePoint,
    on thread: UnsafeMutablePointer<ThreadState>
  ) {
    self.record = record
    self.context = context
    readAt = point
    isForUpdate = false
    wrapper = thread.pointee.wrapper
    self.thread = thread
  }

  var key: KeyRecord { record.takeUnretainedValue() }

  /// Asks the key for its value, with these values current.
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
          preconditionFailure("a live value is asked for only of a key that has one")
        }
        return live.value()
      case .preview: return Key.previewValue
      case .test: return Key.testValue
      }
    }
  }

  /// Called by the protocols' default implementations: one side of the key stands in for another.
  ///
  /// Returns a value to use instead, if that side can't be asked because it is being computed.
  static func substitute<Key: TestDependencyKey>(
    for key: Key.Type, fallingBackTo provider: Resolution.Provider
  ) -> Key.Value? {
    guard let computation = ThreadState.current.pointee.computation,
      computation.key.keyType == ObjectIdentifier(key)
    else { return nil }
    if let cycle = computation.breaking, cycle.asked.contains(provider) {
      return computation.lastResort(Key.Value.self)
    }
    // The same side being asked further out, for another context: a stored value would wait for
    // itself without end.
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

  /// A value for when the cycle to be broken leaves none.
  func lastResort<Value>(_ type: Value.Type) -> Value {
    guard let breaking else { preconditionFailure("only a cycle leaves no value") }
    usedLastResort = true
    return breaking.lastResort(type)
  }

  /// This computation and those around it, from the outermost one that satisfies the predicate
  /// inwards; `nil` if none does.
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
