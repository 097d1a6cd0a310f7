/// An interaction of a program with the work items, groups and semaphores of Dispatch.
package enum DispatchNote: Hashable, Sendable {
  /// `item.cancel()`
  case itemCancelled(ItemState)
  /// The work item of the lane was cancelled before the lane began, so its closure isn't called.
  case itemSkipped
  /// `cancel()` of an `Operation` that hasn't ended.
  case operationCancelled(name: String?, isExecuting: Bool)
  /// An `Operation` was cancelled before it began, so it ends without its `main()`.
  case operationSkipped(name: String?)
  /// The lane blocks its thread.
  case blocked(on: Blocker, isMainActor: Bool)
  /// The lane's last sleep blocks its thread, and so the main actor if the lane runs on it.
  case sleepBlocks(isMainActor: Bool)
  /// The lane blocked its thread until the deadline passed.
  case timedOut(on: Blocker, isMainActor: Bool)
  /// `try()` of a lock that is held, by the thread itself or by another one.
  case lockRefused(String, byItself: Bool)
  /// The program released a timer that would have called its closure.
  case timerReleased
  /// `semaphore.signal()` while lanes wait for the semaphore, which were the first to wait first.
  case signaled(waiting: [LaneID])

  /// How far a work item is.
  package enum ItemState: Hashable, Sendable {
    /// It isn't on a queue.
    case idle
    /// It waits on a queue, and has a lane.
    case enqueued(LaneID)
    case running(LaneID)
    case ended
  }

  /// An object that a thread can wait for.
  package enum Blocker: String, Hashable, Sendable {
    case semaphore, group
    /// A group that was empty when it was asked, because nobody had entered it yet.
    case unusedGroup = "unused group"
    /// A group that was empty when it was asked.
    case emptyGroup = "empty group"
    /// The operations of an `OperationQueue`.
    case operations
    case item = "work item"
  }
}
