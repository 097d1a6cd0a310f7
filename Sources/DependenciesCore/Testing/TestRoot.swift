/// The cache with which a test begins, so that tests don't share computed defaults.
///
/// The current task identifies a test of Swift Testing: by the scope that a trait of
/// DependenciesTestSupport opens, or else by asking the test library. XCTest runs one test at a
/// time, so its test is known on every thread (see ``XCTestRoot``).
package enum TestRoot {
  /// The values without overrides of the test that runs the current task or thread.
  ///
  /// `nil` outside of tests, and where the test can't be known: under Swift Testing, on a thread
  /// that runs no task and in a detached task.
  ///
  /// Asking the test library takes microseconds, so the answer for a task is cached. A task belongs
  /// to one test from its beginning to its end.
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

  /// Returns the cache of the current test, if a read would otherwise use another test's or the
  /// process's cache.
  static func cache(insteadOf cache: Unmanaged<Cache>) -> Unmanaged<Cache> {
    guard isTesting, cache._withUnsafeGuaranteedRef({ $0.isRoot }),
      let root = current(on: ThreadState.current)?.cache
    else { return cache }
    // The root outlives the read: see `KnownTestRoot` and `XCTestRoot`.
    return Unmanaged.passUnretained(root)
  }

  /// Runs a test, or a case of one, with its own root. Inside such a run of the same test, only
  /// runs the operation.
  package static func withNew(
    for test: TestIdentity, operation: @Sendable () async throws -> Void
  ) async throws {
    if let scope, scope.test == test { return try await operation() }
    let root = Overrides(cache: Cache(isRoot: true))
    try await $scope.withValue(Scope(test: test, root: root)) {
      // Runs in a new task, because threads may have cached another root for the current task. The
      // new task ends before the scope does, so its cached root isn't used afterwards.
      async let result: Void = operation()
      try await result
    }
  }

  private struct Scope: Sendable {
    var test: TestIdentity
    var root: Overrides
  }

  /// The innermost run of a test with its own root.
  @TaskLocal private static var scope: Scope?

  /// The roots of tests without a scope. They are never freed, because the test library reports
  /// neither when a test ends nor whether one of its tasks still runs, and a read must not lose its
  /// root.
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

/// The task whose test a thread last looked up, and the root of that test.
struct KnownTestRoot {
  /// Zero isn't the number of any task.
  var task: UInt64 = 0
  /// `nil` if the task runs no test of Swift Testing.
  ///
  /// Valid as long as the task runs: roots are never freed, except the roots of scopes, which the
  /// tasks in the scope retain.
  var root: Unmanaged<Overrides>?
}

/// A number that is unique among all tasks of the process; `nil` on a thread that runs no task.
///
/// A task's address isn't unique, because a later task may reuse it.
func currentTaskIdentifier() -> UInt64? {
  withUnsafeCurrentTask { task in
    guard let task else { return nil }
    // An `UnsafeCurrentTask` contains only the reference to the task.
    return jobTaskIdentifier(unsafeBitCast(task, to: UnsafeRawPointer.self))
  }
}

/// Returns the number that the concurrency runtime assigned to a job. Exported since Swift 5.5.
@_silgen_name("swift_task_getJobTaskId")
private func jobTaskIdentifier(_ job: UnsafeRawPointer) -> UInt64
