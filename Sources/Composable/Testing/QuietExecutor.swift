internal import Dispatch
internal import Synchronization

/// Runs the tasks of a test store's effects on the main queue, and knows when none is left to run.
///
/// Tasks that an effect makes as children run here too. So once no job is queued here, and the main
/// queue has been gone through without a new one, whatever still goes on waits for something
/// outside: a clock, a network, an unstructured task. This file is the only one that knows of
/// executors.
final class QuietExecutor: TaskExecutor {
  /// As many turns of the main queue without a new job as count as quiet. One shows that nothing is
  /// left here; the others let tasks of the main actor that make each other come to an end.
  private static let quietTurns = 3

  private let pending = Atomic<Int>(0)
  private let enqueued = Atomic<Int>(0)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    pending.add(1, ordering: .sequentiallyConsistent)
    enqueued.add(1, ordering: .sequentiallyConsistent)
    DispatchQueue.main.async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
      self.pending.subtract(1, ordering: .sequentiallyConsistent)
    }
  }

  /// Makes a task that begins on the main actor, and otherwise runs here.
  func launch(
    priority: TaskPriority?, _ body: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    Task(executorPreference: self, priority: priority, operation: body)
  }

  /// Waits until nothing is left to run, or it is too late for that.
  @MainActor
  func quiet(until deadline: ContinuousClock.Instant) async {
    var quietTurns = 0
    while quietTurns < Self.quietTurns, ContinuousClock.now < deadline {
      let before = enqueued.load(ordering: .sequentiallyConsistent)
      await Self.turn(of: .zero)
      let isQuiet =
        pending.load(ordering: .sequentiallyConsistent) == 0
        && enqueued.load(ordering: .sequentiallyConsistent) == before
      quietTurns = isQuiet ? quietTurns + 1 : 0
    }
  }

  /// Lets the main queue run what it holds, and then waits for some time for what is outside.
  @MainActor
  static func turn(of duration: Duration) async {
    await withCheckedContinuation { continuation in
      guard duration > .zero else {
        return DispatchQueue.main.async { continuation.resume() }
      }
      let nanoseconds = Int(duration / .nanoseconds(1))
      DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) {
        continuation.resume()
      }
    }
  }
}
