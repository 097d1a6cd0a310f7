import Synchronization

/// Objects of one session that were released and whose `deinit` has not run yet.
///
/// Code of the program can't run inside of a native `deinit`. The object that goes away hands its
/// fields to another one, which waits here until a fiber is between two instructions.
package final class Releases: Sendable {
  private let waiting = Mutex<[Object]>([])
  private let isPending = Atomic(false)

  /// Where what is released now waits: that of the fiber that this thread is running.
  @TaskLocal static var current: Releases?

  /// Whether any class of the session has a `deinit`; fibers take no notice before.
  private let hasDeinitializers = Atomic(false)

  package init() {}

  var isInUse: Bool { hasDeinitializers.load(ordering: .acquiring) }

  func noteDeinitializer() { hasDeinitializers.store(true, ordering: .releasing) }

  package var hasObjects: Bool { isPending.load(ordering: .acquiring) }

  /// All that wait, in the order of their release.
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
