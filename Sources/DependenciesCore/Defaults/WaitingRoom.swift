import Synchronization

/// Where threads wait for a default that another thread computes.
///
/// Each waiting thread records the entry that it waits for. A thread that is about to wait can
/// therefore detect a cycle of waiting threads. This is a slow path: a read of a computed default
/// never comes here.
final class WaitingRoom: @unchecked Sendable {
  // Sendable because `waiting` is guarded by `condition`.

  static let shared = WaitingRoom()

  private let condition = Condition()
  /// The number of threads that wait or are about to wait.
  private let count = Atomic(0)
  /// The entry that each waiting thread waits for, and the thread's innermost computation.
  private var waiting: [UnsafeMutablePointer<ThreadState>: Wait] = [:]

  private struct Wait {
    var entry: CacheEntry
    var computation: Computation?
  }

  /// Returns when the entry has a value. Returns the cycle's path if the wait would never end.
  func wait(
    for entry: CacheEntry, on thread: UnsafeMutablePointer<ThreadState>
  ) -> [Computation]? {
    // Incremented before the state is read, so that a thread that changes the state later sees the
    // waiter.
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

  /// Wakes the waiting threads after an entry has received its value.
  func announce() {
    atomicMemoryFence(ordering: .sequentiallyConsistent)
    guard count.load(ordering: .sequentiallyConsistent) > 0 else { return }
    condition.withLock { condition.announce() }
  }

  /// The computations between an entry and a thread that would wait for it, if the last of them
  /// waits for a computation of that thread.
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
