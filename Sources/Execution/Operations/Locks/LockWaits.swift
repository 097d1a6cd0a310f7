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

  /// Returns a description of the deadlock that this thread's wait would cause; nil if there is
  /// none.
  func circle(closedBy box: LockBox) -> String? {
    let thread = currentThread()
    var next: LockBox? = box
    var length = 0
    while let lock = next, let owner = lock.owner, length < 100 {
      if owner == thread {
        return length == 0
          ? "deadlock: this thread waits for the \(box.name) that it has locked itself"
          : "deadlock: this thread waits for \(box.oneOfThem) whose owner waits for "
            + "\(lock.oneOfThem) that this thread has locked"
      }
      next = waits.withLock { $0[owner] }
      length += 1
    }
    return nil
  }
}
