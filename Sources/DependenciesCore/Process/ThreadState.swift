/// The current activity of a thread: reading through a wrapper, or computing a default.
///
/// Reading a dependency is synchronous: from the wrapper through the key path to a computed
/// default, everything happens on one thread, and no other code runs there in between. So this
/// state is stored per thread. That costs less than a task-local binding, and a task that the
/// default starts never inherits it.
@usableFromInline
struct ThreadState {
  /// The innermost read through a wrapper.
  var reading: UnsafeMutablePointer<Reading>?
  /// The innermost update of a scope's values.
  var update: Update?
  /// The innermost default that this thread is computing.
  var computation: Computation?
  /// The innermost active preparation of this thread.
  var preparation: Preparation?
  /// The probe that started this thread, if any.
  var probe: Unmanaged<KeyProbe>?
  /// Whether an observer is being called. Its own reads are not observed.
  var isObserving = false
  /// Whether a presented child's reducer is running.
  var isReducingPresented = false
  /// Answers that stay the same during a task or an XCTest test.
  var testRoot = KnownTestRoot()
  var xcTestRoot: KnownXCTestRoot?
  /// Ended scopes that can be reused.
  var spareScopes = SpareScopes()
  /// Facts about the process, copied here for fast access.
  var currentKey: TaskLocalKey?
  var isTesting: Bool
  /// Storage for reads through wrappers, from the outermost to the innermost.
  private let readings: UnsafeMutablePointer<Reading>
  private var depth = 0

  private init() {
    (currentKey, isTesting) = ProcessState.shared._withUnsafeGuaranteedRef {
      ($0.currentKey, $0.isTesting)
    }
    readings = .allocate(capacity: Self.capacity)
  }

  /// The number of readings in `readings`. Deeper ones are allocated.
  private static let capacity = 8

  /// Begins a read through a wrapper, and returns the outer read, which `end` needs.
  mutating func begin(_ reading: Reading) -> UnsafeMutablePointer<Reading>? {
    let outer = self.reading
    let place = depth < Self.capacity ? readings + depth : .allocate(capacity: 1)
    place.initialize(to: reading)
    depth += 1
    self.reading = place
    return outer
  }

  /// Ends the innermost read.
  mutating func end(outer: UnsafeMutablePointer<Reading>?) {
    depth -= 1
    if depth >= Self.capacity { reading?.deallocate() }
    reading = outer
  }

  /// The values of the innermost read, lent without a copy; `nil` if they can't be lent.
  @inline(__always)
  var lent: UnsafePointer<LentValues>? {
    guard currentKey != nil, let reading else { return nil }
    return UnsafeRawPointer(reading).assumingMemoryBound(to: LentValues.self)
  }

  /// Whether the thread runs an update, and isn't in a read that the update makes.
  var isUpdating: Bool {
    guard let update else { return false }
    return update.reading == reading
  }

  /// Where the wrapper that is being read was created.
  var wrapper: SourcePoint? { reading?.pointee.wrapper }

  /// The state of the current thread, at an address that is valid until the thread ends.
  ///
  /// Must not be kept across an `await`.
  @usableFromInline
  static var current: UnsafeMutablePointer<ThreadState> {
    if let pointer = ThreadPointer.current {
      return pointer.assumingMemoryBound(to: ThreadState.self)
    }
    let state = UnsafeMutablePointer<ThreadState>.allocate(capacity: 1)
    state.initialize(to: ThreadState())
    ThreadPointer.current = UnsafeMutableRawPointer(state)
    return state
  }

  /// Called when a thread ends, with the address of its state.
  static func end(_ address: UnsafeMutableRawPointer) {
    let state = address.assumingMemoryBound(to: ThreadState.self)
    state.pointee.readings.deallocate()
    state.pointee.spareScopes.free()
    state.deinitialize(count: 1)
    state.deallocate()
  }
}

/// An active update of a scope's values.
struct Update {
  /// The read that contains the update.
  let reading: UnsafeMutablePointer<Reading>?
}

/// An active read through a wrapper, while its key path is evaluated.
struct Reading {
  /// The values in effect during the read, unless a scope is opened: the overrides in effect, then
  /// the captured ones. The first property, so that its address is the structure's address.
  let values: BorrowedValues
  /// Where the wrapper was created.
  let wrapper: SourcePoint
  /// The values that were bound when the read began.
  let bound: Unmanaged<Overrides>?
}
