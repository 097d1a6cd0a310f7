import Synchronization

/// The cache with which a test begins, so that no test sees what another one computed.
enum TestRoot {
  /// What stands for "nothing overridden" in the test that runs the current task; `nil` outside of
  /// tests, and where it can't be known which one it is: on a thread that runs no task, in a
  /// detached task, and under XCTest.
  ///
  /// Asking the test library takes microseconds, so the answer for a task is remembered. A task
  /// belongs to one test from its beginning to its end.
  static func current(on thread: UnsafeMutablePointer<ThreadState>) -> Overrides? {
    guard isTesting, let task = currentTaskIdentifier() else { return nil }
    if let known = thread.pointee.testRoot, known.task == task { return known.root }
    var root: Overrides?
    if case .swiftTesting(let testing?) = TestContext.current {
      let id = testing.test.id
      root = roots.withLock { roots in
        if let root = roots[id] { return root }
        let root = Overrides(cache: Cache(isRoot: true))
        roots[id] = root
        return root
      }
    }
    thread.pointee.testRoot = (task, root)
    return root
  }

  /// The cache to use instead of another test's, or the process's, when reading in a test.
  static func cache(insteadOf cache: Unmanaged<Cache>) -> Unmanaged<Cache> {
    guard isTesting, cache._withUnsafeGuaranteedRef({ $0.isRoot }),
      let root = current(on: ThreadState.current)?.cache
    else { return cache }
    // Roots of tests are kept for ever.
    return Unmanaged.passUnretained(root)
  }

  private static let roots = Mutex<[TestContext.Testing.Test.ID: Overrides]>([:])
}

/// A number that no other task of the process has or had; `nil` on a thread that runs no task.
///
/// A task's address won't do: the next one may get it.
private func currentTaskIdentifier() -> UInt64? {
  withUnsafeCurrentTask { task in
    guard let task else { return nil }
    // The one thing in an `UnsafeCurrentTask` is the reference to the task.
    return jobTaskIdentifier(unsafeBitCast(task, to: UnsafeRawPointer.self))
  }
}

/// Reads the number that the concurrency runtime gave to a job; exported since Swift 5.5.
@_silgen_name("swift_task_getJobTaskId")
private func jobTaskIdentifier(_ job: UnsafeRawPointer) -> UInt64
