import Synchronization

/// The lock that each thread waits for, to detect deadlocks.
final class LockWaits: Sendable {
  private let waits = Mutex<[UInt: LockBox]>([:])

  func begin(_ box: LockBox) -> UInt {
    let thread = currentThread()
    waits.withLock { $0[thread] = box }
    return thread
  }

  func end(_ thread: UInt) {
    _ = waits.withLock { $0.removeValue(forKey: thread) }
  }

  /// Returns the deadlock that this thread's wait would cause; nil if there is
  /// none.
  func circle(closedBy box: LockBox) -> TrapMessage? {
    let thread = currentThread()
    var next: LockBox? = box
    var length = 0
    while let lock = next, let owner = lock.owner, length < 100 {
      if owner == thread {
        return length == 0
          ? .waitsForOwnLock(box.name) : .waitsForOwner(of: box.name, whoWaitsFor: lock.name)
      }
      next = waits.withLock { $0[owner] }
      length += 1
    }
    return nil
  }
}
