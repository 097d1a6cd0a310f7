import Synchronization

/// Where threads wait for a default that another thread computes.
///
/// Each waiting thread says what it waits for, so a thread about to wait can see whether the one it
/// would wait for is, through others perhaps, waiting for it. All of this happens on a slow path;
/// finding a computed default never comes here.
final class WaitingRoom: @unchecked Sendable {
  // Sendable because `waiting` is guarded by `condition`.

  static let shared = WaitingRoom()

  private let condition = Condition()
  /// How many threads wait, or are about to.
  private let count = Atomic(0)
  /// What each waiting thread waits for, and its innermost computation.
  private var waiting: [UnsafeMutablePointer<ThreadState>: Wait] = [:]

  private struct Wait {
    var entry: CacheEntry
    var computation: Computation?
  }

  /// Returns when the entry has a value, or, with the path of the cycle, when waiting would never
  /// end.
  func wait(
    for entry: CacheEntry, on thread: UnsafeMutablePointer<ThreadState>
  ) -> [Computation]? {
    // Before the state is looked at, so that whoever changes it afterwards sees that somebody waits.
    count.add(1, ordering: .sequentiallyConsistent)
    defer { count.subtract(1, ordering: .sequentiallyConsistent) }
    return condition.withLock {
      while entry.state == .computing {
        if let path = path(from: entry, to: thread) { return path }
        waiting[thread] = Wait(entry: entry, computation: thread.pointee.computation)
        condition.wait()
        waiting[thread] = nil
      }
      return nil
    }
  }

  /// Tells those who wait that an entry has its value.
  func announce() {
    atomicMemoryFence(ordering: .sequentiallyConsistent)
    guard count.load(ordering: .sequentiallyConsistent) > 0 else { return }
    condition.withLock { condition.announce() }
  }

  /// The computations that stand between an entry and a thread that would wait for it, when the
  /// last of them waits for one of that thread's own.
  private func path(
    from entry: CacheEntry, to thread: UnsafeMutablePointer<ThreadState>
  ) -> [Computation]? {
    var path: [Computation] = []
    var entry = entry
    while true {
      let isOwn = entry.computation.thread == thread
      let innermost =
        isOwn ? thread.pointee.computation : waiting[entry.computation.thread]?.computation
      guard let part = innermost?.chain(from: { $0 === entry.computation }) else { return nil }
      path += part
      if isOwn { return path }
      guard let wait = waiting[entry.computation.thread], wait.entry.state == .computing
      else { return nil }
      entry = wait.entry
    }
  }
}
