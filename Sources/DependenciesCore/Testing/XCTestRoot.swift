import Synchronization

/// The root of the XCTest test that runs.
///
/// There is none before the first test that DependenciesTestSupport sees beginning; the one that
/// ran until then has had the process's cache for itself.
package enum XCTestRoot {
  /// Gives a test that begins a root of its own, on whatever task or thread it is read.
  package static func begin() {
    let ended = latest.withLock { latest in
      defer {
        latest = Overrides(cache: Cache(isRoot: true))
        count.add(1, ordering: .releasing)
      }
      return latest
    }
    // Not under the lock: the values in the cache may do anything when they go.
    withExtendedLifetime(ended) {}
  }

  /// The root of the test that runs, which the thread then keeps until it asks in another test.
  ///
  /// A thread that tells an observer about a read asks in vain: it may yet take the value from the
  /// cache of the test in which that read began.
  static func current(on thread: UnsafeMutablePointer<ThreadState>) -> Overrides? {
    let number = count.load(ordering: .acquiring)
    guard number != 0 else {
      // Which will count from now on.
      LinkedTestSupport.load()
      return nil
    }
    if let known = thread.pointee.xcTestRoot,
      known.number == number || thread.pointee.isObserving
    {
      return known.root
    }
    guard let root = latest.withLock({ $0 }) else { return nil }
    // If one more test has begun since, the next read asks again.
    thread.pointee.xcTestRoot = KnownXCTestRoot(number: number, root: root)
    return root
  }

  /// How many tests have begun.
  private static let count = Atomic(0)
  private static let latest = Guarded<Overrides?>(nil)
}

/// The XCTest test for which a thread last asked, and its root.
struct KnownXCTestRoot {
  var number: Int
  var root: Overrides
}
