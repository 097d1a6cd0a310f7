import MessageTables
import Phrases
import Recording

/// Work items, groups and semaphores of Dispatch, in a trace.
enum DispatchMessage: Message {
  case workItem
  /// - Parameter lane: The work item's.
  case workItemOf(LaneID)
  case closureOf(LaneID)
  case notOnQueue
  case willNotBegin(LaneID)
  case goesOn
  case hasEnded
  case skipped
  case operation(String?)
  case operationWillNotBegin
  case operationGoesOn
  case operationSkipped
  case blocker(DispatchNote.Blocker)
  case waitsFor(DispatchNote.Blocker)
  case blocksThread
  case leavesMainActor(LaneID)
  case blocksMainActor
  case timedOutOnMainActor
  case ignoresBarrier
  case isInGroup
  case foundUnused
  case timedOut
  case lockedByItself
  case lockedByOther
  case timer
  case timerReleased
  case lanes([LaneID], ellipsis: StyledText)
  case bySignal(count: Int)
  case passes(value: Int)
  case queue(String)
  case holdsBack
  case letsBegin([LaneID], ellipsis: StyledText)
  case isStillSuspended
  case after(DispatchNote.Blocker)
}

extension DispatchMessage {
  var sentence: Phrase<StyledText> {
    switch self {
    case .workItem: "the work item"
    case .workItemOf(let lane): "the work item of \(lane)"
    case .closureOf(let lane): "the closure of \(lane)"
    case .notOnQueue: "nothing has run it yet, and nothing will call its closure"
    case .willNotBegin(let lane): "\(lane) hasn't begun, so its closure won't be called"
    case .goesOn:
      """
      \(lost: "doesn't stop it"): its closure has begun. The closure can check isCancelled of the work item
      """
    case .hasEnded: "\(lost: "too late"): its closure has been called. It isn't called again"
    case .skipped: "\(lost: "not called"): the work item was cancelled before this began"
    case .operation(let name?): "the operation \(name: name)"
    case .operation(nil): "the operation"
    case .operationWillNotBegin:
      """
      it hasn't begun. Its start() then ends it without its work, and operations that depend on it run \
      \(lost: "nevertheless")
      """
    case .operationGoesOn:
      "\(lost: "doesn't stop it"): it has begun. Its code can check isCancelled"
    case .operationSkipped: "ends \(lost: "without its work"): it was cancelled before it began"
    case .blocker(.semaphore): "a semaphore"
    case .blocker(.group): "a dispatch group"
    case .blocker(.item): "a work item"
    case .waitsFor(let blocker): "for \(DispatchMessage.blocker(blocker).sentence)"
    case .blocksThread: "blocks the thread meanwhile"
    case .timedOutOnMainActor:
      "\(lost: "timed out"): the main actor was blocked meanwhile, and nothing else ran on it"
    case .isInGroup: "in the group until its closure returns"
    case .ignoresBarrier:
      "\(lost: "no barrier"): a global queue ignores the flag. Make a queue of your own"
    case .leavesMainActor(let lane):
      """
      \(lane) runs there, like the code that created it. Do slow work in a nonisolated async function with \
      @concurrent, or in Task.detached
      """
    case .blocksMainActor: "\(lost: "blocks the main actor"): nothing else runs on it meanwhile"
    case .blocker(.unusedGroup), .blocker(.emptyGroup): "an empty dispatch group"
    case .after(.unusedGroup): "\(lost: "runs now"): nobody has entered the group yet"
    case .after(.emptyGroup): "runs now: the group is empty"
    case .foundUnused: "\(lost: "doesn't wait"): nobody has entered the group yet"
    case .timedOut: "\(lost: "timed out")"
    case .lockedByItself:
      "this thread \(lost: "holds it itself"): the lock isn't recursive. NSRecursiveLock is"
    case .lockedByOther: "another thread holds it"
    case .timer: "the timer"
    case .timerReleased:
      """
      started here, \(lost: "was released") while it was active, so it doesn't call its closure any more. A \
      property or a variable keeps a timer alive
      """
    case .lanes(let lanes, let ellipsis): "\(.lanes(lanes, ellipsis))"
    case .bySignal(let count):
      .plural(count, one: "by signal()", other: "one of them, by signal()")
    case .passes(let value):
      "\(lost: "returns at once"): the semaphore was made with the value \(value)"
    case .queue(let name): "the \(name: name) queue"
    case .holdsBack: "what is enqueued now begins only after resume()"
    case .letsBegin([], _): "nothing waited for it"
    case .letsBegin(let lanes, let ellipsis): "\(.lanes(lanes, ellipsis)) can begin now"
    case .isStillSuspended:
      "\(lost: "still suspended"): it needs as many calls of resume() as of suspend()"
    case .after(.semaphore): "runs after a signal"
    case .blocker(.operations): "operations"
    case .after(.operations): "runs when the operations have ended"
    case .after(.group): "runs when the group is empty"
    case .after(.item): "runs when the work item has ended"
    }
  }
}
