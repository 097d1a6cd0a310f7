/// What a thread is in the middle of: reading through a wrapper, computing a default.
///
/// Reading a dependency is synchronous: from the wrapper through the key path to a computed default
/// everything happens on one thread, and nothing else can run there in between. So what is going on
/// is recorded per thread; it costs less than a task-local binding and, unlike one, is never
/// inherited by a task that the default starts.
@usableFromInline
struct ThreadState {
  /// The innermost read through a wrapper.
  var reading: UnsafeMutablePointer<Reading>?
  /// The innermost update of a scope's values.
  var update: Update?
  /// The innermost default being computed by this thread.
  var computation: Computation?
  /// The innermost preparation that this thread is in the middle of.
  var preparation: Preparation?
  /// What the thread was made for, if it was made to find a key.
  var probe: Unmanaged<KeyProbe>?
  /// Whether an observer is being told about a read; its own reads are not observed.
  var isObserving = false
  /// Answers that are the same for as long as the task, or the XCTest test, is.
  var testRoot = KnownTestRoot()
  var xcTestRoot: KnownXCTestRoot?
  /// Scopes that have ended, to be opened again.
  var spareScopes = SpareScopes()
  /// Facts of the process, at hand.
  var currentKey: TaskLocalKey?
  var isTesting: Bool
  /// Where reads through wrappers are written down, one inside the other.
  private let readings: UnsafeMutablePointer<Reading>
  private var depth = 0

  private init() {
    (currentKey, isTesting) = ProcessState.shared._withUnsafeGuaranteedRef {
      ($0.currentKey, $0.isTesting)
    }
    readings = .allocate(capacity: Self.capacity)
  }

  /// How many readings have a place of their own; deeper ones are allocated.
  private static let capacity = 8

  /// Begins a read through a wrapper, and returns the one around it for `end`.
  mutating func begin(_ reading: Reading) -> UnsafeMutablePointer<Reading>? {
    let outer = self.reading
    let place = depth < Self.capacity ? readings + depth : .allocate(capacity: 1)
    place.initialize(to: reading)
    depth += 1
    self.reading = place
    return outer
  }

  /// Ends the read that began last.
  mutating func end(outer: UnsafeMutablePointer<Reading>?) {
    depth -= 1
    if depth >= Self.capacity { reading?.deallocate() }
    reading = outer
  }

  /// The values of the innermost read, as the values that they are; `nil` where they can't be used
  /// so.
  @inline(__always)
  var lent: UnsafePointer<LentValues>? {
    guard currentKey != nil, let reading else { return nil }
    return UnsafeRawPointer(reading).assumingMemoryBound(to: LentValues.self)
  }

  /// Whether the thread is in an update, and not in a read that the update makes.
  var isUpdating: Bool {
    guard let update else { return false }
    return update.reading == reading
  }

  /// Where the wrapper that is being read was created.
  var wrapper: SourcePoint? { reading?.pointee.wrapper }

  /// The state of the thread that asks, at an address that is valid until the thread ends.
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

/// An update of the values of a scope, while it goes on.
struct Update {
  /// The read around it.
  let reading: UnsafeMutablePointer<Reading>?
}

/// A read through a wrapper, while its key path is evaluated.
struct Reading {
  /// What is in effect meanwhile, unless a scope is opened: the current overrides, and behind them
  /// the captured ones. Stands first, so that it is found at the address of the whole.
  let values: BorrowedValues
  /// Where the wrapper was created.
  let wrapper: SourcePoint
  /// What was bound when the read began.
  let bound: Unmanaged<Overrides>?
}
