import Machine
import MessageTables
import Phrases
import Recording

/// The mistakes of a program that end its run, besides those that the machine knows.
enum TrapMessage: Message {
  // Deadlocks.
  case waitsForOwnLock(String)
  case waitsForOwner(of: String, whoWaitsFor: String)
  case waitsForOwnQueue(String)
  case waitsForItself(LaneID, task: LaneID)
  case waitsForWaiting(LaneID, task: LaneID)
  case initializerNeedsItself(String)
  case dependenciesNeedEachOther([String])

  // Locks, queues and semaphores.
  case unlocksFree(String)
  case resumesRunning(queue: String)
  case semaphoreValue(Int)

  // Tasks.
  case groupOfOtherTask
  case taskOfOtherTask
  case noImmediateTasks
  case stoppedWithOtherRun
  case resumedReturning(String, first: String?)
  case resumedThrowing(String, first: String?)

  // Dependencies.
  case noContext(String)
  case contextNotPrepared(String)
  case notResolved(String)
}

extension TrapMessage {
  var sentence: Sentence {
    switch self {
    case .waitsForOwnLock(let name):
      "deadlock: this thread waits for the \(name) that it has locked itself"
    case .waitsForOwner(let wanted, let own):
      """
      deadlock: this thread waits for \(.one(wanted)) whose owner waits for \(.one(own)) that this \
      thread has locked
      """
    case .waitsForOwnQueue(let queue):
      "deadlock: `sync` waits for the \(queue) queue, which can't go on before it returns"
    case .waitsForItself(let lane, let task):
      """
      deadlock: \(lane.name) waits for \(task.name), which can't end before it has waited for itself
      """
    case .waitsForWaiting(let lane, let task):
      "deadlock: \(lane.name) waits for \(task.name), which can't end before \(lane.name) does"
    case .initializerNeedsItself(let name): "the initializer of `\(name)` needs its own result"
    case .dependenciesNeedEachOther(let names):
      "dependencies need each other before any of them is there: \(names.joined(separator: " → "))"

    case .unlocksFree(let lock): "`unlock` of \(.one(lock)) that nobody has locked"
    case .resumesRunning(let queue): "`resume` of the \(queue) queue, which isn't suspended"
    case .semaphoreValue(let value): "a semaphore's value can't be \(value)"

    case .groupOfOtherTask:
      "a task group is used only by the task that made it, while its body runs"
    case .taskOfOtherTask: "an `UnsafeCurrentTask` is used here only by the task that it is"
    case .noImmediateTasks: "this system's runtime has no immediate tasks"
    case .stoppedWithOtherRun: "the task was stopped together with the run that started it"
    case .resumedReturning(let value, nil):
      "tried to resume its continuation more than once, returning \(value)"
    case .resumedReturning(let value, let first?):
      "tried to resume its continuation more than once, returning \(value); \(first) has resumed it"
    case .resumedThrowing(let error, nil):
      "tried to resume its continuation more than once, throwing \(error)"
    case .resumedThrowing(let error, let first?):
      "tried to resume its continuation more than once, throwing \(error); \(first) has resumed it"

    case .noContext(let name): "`\(name)` is no context"
    case .contextNotPrepared(let name):
      """
      the context can't be prepared here, where one process runs many programs; override it with \
      `withDependencies { $0.context = .\(name) }`
      """
    case .notResolved(let name): "`\(name)` could not be resolved"
    }
  }
}

extension Sentence {
  /// Returns the name of a type of lock with its article.
  static func one(_ lock: String) -> Sentence { lock.hasPrefix("NS") ? "an \(lock)" : "a \(lock)" }
}

extension Trap {
  init(_ message: some Message<String>, position: Position? = nil) {
    self.init(.custom(message.text), position: position)
  }
}
