/// What a thread is in the middle of: reading through a wrapper, computing a default.
///
/// Reading a dependency is synchronous: from the wrapper through the key path to a computed default
/// everything happens on one thread, and nothing else can run there in between. So what is going on
/// is recorded per thread; it costs less than a task-local binding and, unlike one, is never
/// inherited by a task that the default starts.
struct ThreadState {
  /// The innermost read through a wrapper.
  var reading: Reading?
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
  let wrapper: SourcePoint
  /// What is in effect meanwhile: the current overrides, and behind them the captured ones.
  ///
  /// The reader keeps them alive.
  private let overrides: Unmanaged<Overrides>?
  private let captured: Unmanaged<Overrides>?
  /// The values that were bound when the read began.
  private let bound: Unmanaged<Overrides>?

  init(
    wrapper: SourcePoint, values: borrowing DependencyValues, bound: borrowing DependencyValues
  ) {
    self.wrapper = wrapper
    overrides = values.overrides.map(Unmanaged.passUnretained)
    captured = values.captured.map(Unmanaged.passUnretained)
    self.bound = bound.overrides.map(Unmanaged.passUnretained)
  }

  /// What is in effect meanwhile, unless a scope was opened since the read began.
  func values(ifBound bound: borrowing DependencyValues) -> DependencyValues? {
    guard self.bound?.toOpaque() == bound.overrides.map({ Unmanaged.passUnretained($0).toOpaque() })
    else { return nil }
    return DependencyValues(
      overrides: overrides?.takeUnretainedValue(), captured: captured?.takeUnretainedValue())
  }
}
