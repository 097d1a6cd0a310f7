/// What a thread is in the middle of: reading through a wrapper, computing a default.
///
/// Reading a dependency is synchronous: from the wrapper through the key path to a computed default
/// everything happens on one thread, and nothing else can run there in between. So what is going on
/// is recorded per thread; it costs less than a task-local binding and, unlike one, is never
/// inherited by a task that the default starts.
struct ThreadState {
  /// The innermost read through a wrapper, on the stack of this thread.
  var reading: UnsafePointer<Reading>?
  /// The innermost default being computed by this thread.
  var computation: Computation?
  /// How many updates of scopes are going on, one inside the other.
  var updates = 0
  /// Whether an observer is being told about a read; its own reads are not observed.
  var isObserving = false
  /// The task whose test was last asked for, and the root of that test.
  var testRoot: (task: UInt64, root: Overrides?)?

  /// The state of the thread that asks, at an address that is valid until the thread ends.
  ///
  /// Must not be kept across an `await`.
  static var current: UnsafeMutablePointer<ThreadState> {
    if let pointer = ofThread.pointer { return pointer.assumingMemoryBound(to: ThreadState.self) }
    let state = UnsafeMutablePointer<ThreadState>.allocate(capacity: 1)
    state.initialize(to: ThreadState())
    ofThread.pointer = UnsafeMutableRawPointer(state)
    return state
  }

  private static let ofThread = ThreadPointer { pointer in
    let state = pointer.assumingMemoryBound(to: ThreadState.self)
    state.deinitialize(count: 1)
    state.deallocate()
  }
}

/// A read through a wrapper, while its key path is evaluated.
struct Reading {
  /// Where the wrapper was created.
  var wrapper: SourcePoint
  /// What is in effect meanwhile: the captured values, and before them the current ones.
  var values: DependencyValues
  /// The values that were bound when the read began; a scope opened since then hides the read.
  var bound: DependencyValues
}
