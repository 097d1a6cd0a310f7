internal import Dispatch
internal import Synchronization

/// Runs the tasks of a test store's effects on the main queue, and detects when none is left to
/// run.
///
/// Child tasks of an effect run here too. So if no job is queued here, and a turn of the main queue
/// brings no new job, the remaining effects wait for something outside: a clock, a network, an
/// unstructured task. Only this file uses executors.
final class QuietExecutor: Sendable {
  #if INTERPRETED
    /// The number of turns of the main queue, without other work, after which the executor is
    /// quiet while effects are in flight. One is enough if there are none.
    private static let quietTurns = 20
    /// The number of turns, of at least a millisecond, that the executor waits for other work.
    private static let patience = 500

    private let inFlight: EffectsInFlight

    init(watching inFlight: EffectsInFlight) { self.inFlight = inFlight }

    func launch(
      priority: TaskPriority?, _ body: @escaping @MainActor () async -> Void
    ) -> Task<Void, Never> {
      Task(priority: priority, operation: body)
    }

    /// Waits for many turns of the main queue, and for other work.
    ///
    /// - Returns: The milliseconds that it took beyond the turns, as `wait` counts them.
    @MainActor @discardableResult
    func quiet() async -> Int {
      var turns = 0
      var rest = Self.patience
      while turns < Self.quietTurns {
        await Self.turn(of: .zero)
        await Task.yield()
        turns += 1
        guard rest > 0, _areOthersBusy() else {
          if inFlight.isEmpty { break }
          continue
        }
        await Self.turn(of: .milliseconds(1))
        turns = 0
        rest -= 1
      }
      return Self.patience - rest
    }
  #else
    /// The number of turns of the main queue without a new job after which the executor is quiet,
    /// while effects are in flight. One turn shows that no job is left here. The others let
    /// main-actor tasks that create each other finish.
    private static let quietTurns = 6
    /// The number of jobs after which the executor stops waiting for quiet. Effects that never
    /// suspend, such as a timer of an immediate clock, never become quiet. Counted in jobs, so that
    /// it doesn't depend on the machine's load.
    private static let patience = 100_000
    /// The number of jobs that count as a millisecond if an effect never becomes quiet.
    private static let jobsPerMillisecond = 100

    private let inFlight: EffectsInFlight
    private let pending = Atomic<Int>(0)
    private let enqueued = Atomic<Int>(0)

    /// Makes an executor for a store.
    ///
    /// - `inFlight`: The effects in flight. If there are none, one turn of the main queue without a
    ///   new job is enough.
    init(watching inFlight: EffectsInFlight) { self.inFlight = inFlight }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      pending.add(1, ordering: .sequentiallyConsistent)
      enqueued.add(1, ordering: .sequentiallyConsistent)
      DispatchQueue.main.async {
        job.runSynchronously(on: self.asUnownedTaskExecutor())
        self.pending.subtract(1, ordering: .sequentiallyConsistent)
      }
    }

    /// Creates a task that begins on the main actor, and otherwise runs here.
    func launch(
      priority: TaskPriority?, _ body: @escaping @MainActor () async -> Void
    ) -> Task<Void, Never> {
      // The task begins on the main actor, so `enqueue` doesn't count it yet.
      pending.add(1, ordering: .sequentiallyConsistent)
      let begun: @MainActor () async -> Void = {
        self.pending.subtract(1, ordering: .sequentiallyConsistent)
        await body()
      }
      return Task(executorPreference: self, priority: priority, operation: begun)
    }

    /// Waits until nothing is left to run.
    ///
    /// - Returns: The milliseconds that it took, as `wait` counts them: by jobs.
    @MainActor @discardableResult
    func quiet() async -> Int {
      let begin = enqueued.load(ordering: .sequentiallyConsistent)
      await withCheckedContinuation { continuation in
        takeTurns(since: begin, quietTurns: 0) { continuation.resume() }
      }
      return (enqueued.load(ordering: .sequentiallyConsistent) - begin) / Self.jobsPerMillisecond
    }

    /// Waits for turns of the main queue until it is quiet, without a task that wakes up at each
    /// turn.
    ///
    /// - Parameters:
    ///   - begin: The number of jobs that had been enqueued when the waiting began.
    ///   - quietTurns: The number of turns that have passed without a new job.
    ///   - isQuiet: Called on the main queue.
    private func takeTurns(
      since begin: Int, quietTurns: Int, isQuiet: @escaping @Sendable () -> Void
    ) {
      let before = enqueued.load(ordering: .sequentiallyConsistent)
      DispatchQueue.main.async {
        let count = self.enqueued.load(ordering: .sequentiallyConsistent)
        let isStill = self.pending.load(ordering: .sequentiallyConsistent) == 0 && count == before
        let quietTurns = isStill ? quietTurns + 1 : 0
        let isOver =
          count - begin > Self.patience
          || isStill && (quietTurns >= Self.quietTurns || self.inFlight.isEmpty)
        if isOver { return isQuiet() }
        self.takeTurns(since: begin, quietTurns: quietTurns, isQuiet: isQuiet)
      }
    }
  #endif

  /// Waits until a condition holds: while work runs here, and then for the time that is allowed for
  /// work outside.
  ///
  /// The time is counted in waits of a millisecond, so a busy machine gives outside work more time.
  /// If the executor doesn't become quiet, its attempts count as well, because with an effect that
  /// never suspends each attempt takes long.
  @MainActor
  func wait(for timeout: Duration, until condition: () -> Bool) async {
    var rest = Int(timeout / .milliseconds(1))
    rest -= await quiet()
    while !condition(), rest > 0 {
      await Self.turn(of: .milliseconds(1))
      rest -= await quiet() + 1
    }
  }

  /// Lets the main queue run its jobs, and then waits for a duration for work outside.
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

#if !INTERPRETED
  extension QuietExecutor: TaskExecutor {}
#endif
