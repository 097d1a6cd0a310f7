internal import Dispatch
internal import Synchronization

/// Runs the tasks of a test store's effects on the main queue, and knows when none is left to run.
///
/// Tasks that an effect makes as children run here too. So once no job is queued here, and the main
/// queue has been gone through without a new one, whatever still goes on waits for something
/// outside: a clock, a network, an unstructured task. This file is the only one that knows of
/// executors.
final class QuietExecutor: Sendable {
  #if INTERPRETED
    /// As many turns of the main queue without anybody at work as count as quiet.
    private static let quietTurns = 20
    /// As many turns, of a millisecond and more, as are waited for those who are at work.
    private static let patience = 500

    init(watching inFlight: EffectsInFlight) {}

    func launch(
      priority: TaskPriority?, _ body: @escaping @MainActor () async -> Void
    ) -> Task<Void, Never> {
      Task(priority: priority, operation: body)
    }

    /// Gives what is left to run many turns, and waits for those who are at work.
    ///
    /// - Returns: How many milliseconds it took beyond the turns, as `wait` counts them.
    @MainActor @discardableResult
    func quiet() async -> Int {
      var turns = 0
      var rest = Self.patience
      while turns < Self.quietTurns {
        await Self.turn(of: .zero)
        await Task.yield()
        turns += 1
        guard rest > 0, _areOthersBusy() else { continue }
        await Self.turn(of: .milliseconds(1))
        turns = 0
        rest -= 1
      }
      return Self.patience - rest
    }
  #else
    /// As many turns of the main queue without a new job as count as quiet while effects are in flight.
    /// One shows that nothing is left here; the others let tasks of the main actor that make each
    /// other come to an end.
    private static let quietTurns = 6
    /// As many jobs as are run before it is given up that there will be quiet: effects that go on for
    /// ever without ever waiting, such as a timer of an immediate clock, never leave it. Counted in
    /// jobs, so that a busy machine changes nothing.
    private static let patience = 100_000
    /// As many jobs as count as a millisecond where an effect never leaves it quiet.
    private static let jobsPerMillisecond = 100

    private let inFlight: EffectsInFlight
    private let pending = Atomic<Int>(0)
    private let enqueued = Atomic<Int>(0)

    /// Makes an executor for a store.
    ///
    /// - `inFlight`: The effects in flight; where there are none, one turn of the main queue without a
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

    /// Makes a task that begins on the main actor, and otherwise runs here.
    func launch(
      priority: TaskPriority?, _ body: @escaping @MainActor () async -> Void
    ) -> Task<Void, Never> {
      // It begins on the main actor, so what is enqueued here doesn't tell of it yet.
      pending.add(1, ordering: .sequentiallyConsistent)
      let begun: @MainActor () async -> Void = {
        self.pending.subtract(1, ordering: .sequentiallyConsistent)
        await body()
      }
      return Task(executorPreference: self, priority: priority, operation: begun)
    }

    /// Waits until nothing is left to run.
    ///
    /// - Returns: How many milliseconds it took, as `wait` counts them: by jobs.
    @MainActor @discardableResult
    func quiet() async -> Int {
      let begin = enqueued.load(ordering: .sequentiallyConsistent)
      await withCheckedContinuation { continuation in
        takeTurns(since: begin, quietTurns: 0) { continuation.resume() }
      }
      return (enqueued.load(ordering: .sequentiallyConsistent) - begin) / Self.jobsPerMillisecond
    }

    /// Goes through the main queue until it is quiet, without a task that wakes up at each turn.
    ///
    /// - Parameters:
    ///   - begin: How many jobs had been enqueued when the waiting began.
    ///   - quietTurns: How many turns have gone by without a new job.
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

  /// Waits until a condition holds: for as long as something goes on here, and then for as long as
  /// is allowed for what is outside.
  ///
  /// The time is counted in waits of a millisecond. A machine so busy that they take longer gives
  /// others longer, too. Where it doesn't become quiet, the attempts count as well: an effect that
  /// never waits for anything would otherwise make each of them a long one.
  @MainActor
  func wait(for timeout: Duration, until condition: () -> Bool) async {
    var rest = Int(timeout / .milliseconds(1))
    rest -= await quiet()
    while !condition(), rest > 0 {
      await Self.turn(of: .milliseconds(1))
      rest -= await quiet() + 1
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

#if !INTERPRETED
  extension QuietExecutor: TaskExecutor {}
#endif
