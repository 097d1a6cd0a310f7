import Recording
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
  func circle(closedBy box: LockBox) -> ConcurrencyNote.Deadlock? {
    let thread = currentThread()
    var next: LockBox? = box
    var length = 0
    while let lock = next, let owner = lock.owner, length < 100 {
      if owner == thread {
        return length == 0
          ? .ownLock(box.name)
          : .lock(box.described, held: lock.described, isDirect: length == 1)
      }
      next = waits.withLock { $0[owner] }
      length += 1
    }
    return nil
  }
}

extension ConcurrencyNote.Deadlock {
  /// The reason to end a program that can't go on.
  ///
  /// - Parameter lane: The lane that waits.
  func trap(in lane: LaneID) -> TrapMessage {
    switch self {
    case .ownLock(let lock): .waitsForOwnLock(lock)
    case .lock(let wanted, let held, _):
      .waitsForOwner(of: wanted.name, whoWaitsFor: held.name)
    case .task(lane): .waitsForItself(lane, task: lane)
    case .task(let task): .waitsForWaiting(lane, task: task)
    }
  }
}
