import Synchronization

/// Objects of one session that were released and whose `deinit` has not run yet.
///
/// The program's code can't run inside a native `deinit`. A released object moves its fields to a
/// new object, which waits here until a fiber is between two instructions.
package final class Releases: Sendable {
  private let waiting = Mutex<[Object]>([])
  private let isPending = Atomic(false)

  /// The list of the fiber that this thread is running, for objects that are released now.
  @TaskLocal static var current: Releases?

  /// Whether any class of the session has a `deinit`. Until then, fibers ignore releases.
  private let hasDeinitializers = Atomic(false)

  package init() {}

  var isInUse: Bool { hasDeinitializers.load(ordering: .acquiring) }

  func noteDeinitializer() { hasDeinitializers.store(true, ordering: .releasing) }

  package var hasObjects: Bool { isPending.load(ordering: .acquiring) }

  /// Removes and returns all objects, in the order of their release.
  package func takeAll() -> [Object] {
    guard hasObjects else { return [] }
    return waiting.withLock { waiting in
      let objects = waiting
      waiting = []
      isPending.store(false, ordering: .releasing)
      return objects
    }
  }

  func add(_ object: Object) {
    waiting.withLock { waiting in
      waiting.append(object)
      isPending.store(true, ordering: .releasing)
    }
  }
}
