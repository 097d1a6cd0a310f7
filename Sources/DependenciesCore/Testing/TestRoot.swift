/// The cache with which a test begins, so that no test sees what another one computed.
///
/// A test of Swift Testing is known by what runs the current task: by the scope that a trait of
/// DependenciesTestSupport opens, or else by asking the test library. XCTest runs one test at a
/// time, so there the test is known everywhere (see ``XCTestRoot``).
package enum TestRoot {
  /// What stands for "nothing overridden" in the test that runs the current task or thread; `nil`
  /// outside of tests, and where it can't be known which one it is: under Swift Testing, on a
  /// thread that runs no task and in a detached task.
  ///
  /// Asking the test library takes microseconds, so the answer for a task is remembered. A task
  /// belongs to one test from its beginning to its end.
  static func current(on thread: UnsafeMutablePointer<ThreadState>) -> Overrides? {
    guard isTesting else { return nil }
    if let task = currentTaskIdentifier() {
      if thread.pointee.testRoot.task != task {
        thread.pointee.testRoot = KnownTestRoot(task: task, root: find())
      }
      if let root = thread.pointee.testRoot.root { return root.takeUnretainedValue() }
    }
    return XCTestRoot.current(on: thread)
  }

  /// The cache to use instead of another test's, or the process's, when reading in a test.
  static func cache(insteadOf cache: Unmanaged<Cache>) -> Unmanaged<Cache> {
    guard isTesting, cache._withUnsafeGuaranteedRef({ $0.isRoot }),
      let root = current(on: ThreadState.current)?.cache
    else { return cache }
    // The root outlives the read: see `KnownTestRoot` and `XCTestRoot`.
    return Unmanaged.passUnretained(root)
  }

  /// Runs a test, or a case of one, with a root of its own; inside such a run of the same test,
  /// just runs it.
  package static func withNew(
    for test: TestIdentity, operation: @Sendable () async throws -> Void
  ) async throws {
    if let scope, scope.test == test { return try await operation() }
    let root = Overrides(cache: Cache(isRoot: true))
    try await $scope.withValue(Scope(test: test, root: root)) {
      // Threads may remember another root for the current task, but none for a new one. And the
      // new one ends before the scope does, so what they remember of it is never used afterwards.
      async let result: Void = operation()
      try await result
    }
  }

  private struct Scope: Sendable {
    var test: TestIdentity
    var root: Overrides
  }

  /// The innermost run of a test with a root of its own.
  @TaskLocal private static var scope: Scope?

  /// The roots of tests without a scope, kept for ever: the test library says neither when a test
  /// ends nor whether one of its tasks still runs, and what reads use must not go meanwhile.
  private static let roots = Guarded<[TestIdentity: Overrides]>([:])

  private static func find() -> Unmanaged<Overrides>? {
    if let scope { return Unmanaged.passUnretained(scope.root) }
    guard let test = LinkedTestSupport.currentTest else { return nil }
    return roots.withLock { roots in
      if let root = roots[test] { return Unmanaged.passUnretained(root) }
      let root = Overrides(cache: Cache(isRoot: true))
      roots[test] = root
      return Unmanaged.passUnretained(root)
    }
  }
}

/// The task whose test a thread last asked for, and the root of that test.
struct KnownTestRoot {
  /// Zero is no task's.
  var task: UInt64 = 0
  /// `nil` if the task runs no test of Swift Testing.
  ///
  /// Valid as long as the task runs: roots are kept for ever, but for those of scopes, which the
  /// tasks inside the scope keep.
  var root: Unmanaged<Overrides>?
}

/// A number that no other task of the process has or had; `nil` on a thread that runs no task.
///
/// A task's address won't do: the next one may get it.
func currentTaskIdentifier() -> UInt64? {
  withUnsafeCurrentTask { task in
    guard let task else { return nil }
    // The one thing in an `UnsafeCurrentTask` is the reference to the task.
    return jobTaskIdentifier(unsafeBitCast(task, to: UnsafeRawPointer.self))
  }
}

/// Reads the number that the concurrency runtime gave to a job; exported since Swift 5.5.
@_silgen_name("swift_task_getJobTaskId")
private func jobTaskIdentifier(_ job: UnsafeRawPointer) -> UInt64
