import Synchronization

/// The dispatch queues that a drive's thread works for.
struct QueueSurroundings: Sendable {
  /// Serial queues that the thread is working for.
  var heldQueues: [ObjectIdentifier] = []
  /// The queue whose closure is running.
  var queue: QueueBox?
  /// The start of the task that inherited the queues from the code that started it.
  var start: ImmediateStart?
  /// Serial queues that the task works for after it has suspended.
  var laterQueues: [ObjectIdentifier] = []

  static let mainQueue = QueueSurroundings(heldQueues: [QueueBox.main.id])

  /// These queues, unless the task has suspended and continues on another thread.
  var current: QueueSurroundings {
    start?.isRunning == false ? QueueSurroundings(heldQueues: laterQueues) : self
  }
}

/// The time between the start of an immediate task and its first suspension. During it, the task runs
/// on the thread that started it, and so on the same queue.
final class ImmediateStart: Sendable {
  private let thread = currentThread()
  private let isOver = Atomic(false)

  /// Whether the caller runs on that thread before the first suspension.
  var isRunning: Bool { !isOver.load(ordering: .acquiring) && currentThread() == thread }

  /// The call that started the task has returned.
  func end() { isOver.store(true, ordering: .releasing) }
}
