/// An interaction of a program with the work items, groups and semaphores of Dispatch.
package enum DispatchNote: Hashable, Sendable {
  /// `item.cancel()`
  case itemCancelled(ItemState)
  /// A cancelled work item isn't run. Either the lane was made for it, or a call in the lane was to run it.
  case itemSkipped(isWholeLane: Bool)
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
  /// The first wait for a semaphore returns at once, because of its initial value.
  case passed(value: Int)
  /// `semaphore.signal()` while lanes wait for the semaphore, which were the first to wait first.
  case signaled(waiting: [LaneID])
  /// `queue.suspend()`
  case suspended(queue: String)
  /// `queue.resume()` or `activate()`. The lanes were enqueued meanwhile. They wait further if the queue was
  /// suspended more often.
  case resumed(queue: String, waiting: [LaneID], isStillSuspended: Bool)

  /// How far a work item is.
  package enum ItemState: Hashable, Sendable {
    /// Nothing runs it yet.
    case idle
    /// It waits, perhaps on a queue, and the lane will run it.
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
