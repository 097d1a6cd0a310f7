import Synchronization

/// The root of the running XCTest test.
///
/// There is none before the first test that DependenciesTestSupport observes. Until then, a test
/// uses the process's cache, which no other test has used.
package enum XCTestRoot {
  /// Gives a test that begins its own root, on all tasks and threads.
  package static func begin() {
    let ended = latest.withLock { latest in
      defer {
        latest = Overrides(cache: Cache(isRoot: true))
        count.add(1, ordering: .releasing)
      }
      return latest
    }
    // Released after the lock, because deinitializers of cached values may run any code.
    withExtendedLifetime(ended) {}
  }

  /// The root of the running test. The thread caches it until it looks it up during another test.
  ///
  /// While the thread calls an observer, it keeps its cached root: the read may still take its
  /// value from the cache of the test in which the read began.
  static func current(on thread: UnsafeMutablePointer<ThreadState>) -> Overrides? {
    let number = count.load(ordering: .acquiring)
    guard number != 0 else {
      // The loaded module counts the tests from now on.
      LinkedTestSupport.load()
      return nil
    }
    if let known = thread.pointee.xcTestRoot,
      known.number == number || thread.pointee.isObserving
    {
      return known.root
    }
    guard let root = latest.withLock({ $0 }) else { return nil }
    // If another test has begun since, the next read looks the root up again.
    thread.pointee.xcTestRoot = KnownXCTestRoot(number: number, root: root)
    return root
  }

  /// The number of tests that have begun.
  private static let count = Atomic(0)
  private static let latest = Guarded<Overrides?>(nil)
}

/// The XCTest test that a thread last looked up, and its root.
struct KnownXCTestRoot {
  var number: Int
  var root: Overrides
}
