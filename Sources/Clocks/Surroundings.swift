/// The activity of tasks on a clock.
struct Activity: Equatable {
  /// The number of times that a task has called the clock or returned from it.
  var count = 0
  /// Whether a task was woken and doesn't run yet.
  var isWaking = false
}

/// The tasks of the process, which a clock can let run.
///
/// No API reports how many tasks are ready to run. But the queues of the concurrency runtime are
/// first-in, first-out for each priority: once a job in one of them has run, all earlier jobs have
/// at least been started. So one turn puts a job of each priority through the pool, twice, and one
/// through the main actor. A task that hops from actor to actor makes at least two hops meanwhile.
/// A task that uses the clock changes its activity. After several turns without activity, the
/// surroundings count as quiet.
///
/// A job has been started, but its thread may have lost its processor to another process since then.
/// The system counts these preemptions. If there were any during the turns, the surroundings count as
/// quiet only after a time in which such a thread usually runs again.
struct Surroundings: Sendable {
  /// The number of turns without activity after which the surroundings are quiet.
  private static let quietTurns = 12
  /// The maximum number of turns. Without it, tasks that use the clock continuously, or that their
  /// own executor delays, would keep an advance from returning.
  private static let maximalTurns = 500
  /// The minimum time to wait for work that is known to be in progress, because on a busy machine a
  /// thread may not run during all the turns.
  private static let busyTime = Duration.milliseconds(500)
  /// The number of milliseconds to wait for a thread that lost its processor.
  private static let preemptionTime = 10

  private let mainActor = MainActorQueue()
  /// Whether work is known to be in progress that isn't in the queues.
  private let isBusy: @Sendable () -> Bool
  /// How long the program has waited for what a compiled program doesn't wait for.
  private let pauses: @Sendable () -> Duration
  private let preemptions: @Sendable () -> Int

  init(
    isBusy: @escaping @Sendable () -> Bool = { false },
    pauses: @escaping @Sendable () -> Duration = { .zero },
    preemptions: @escaping @Sendable () -> Int = { Preemptions.count }
  ) {
    self.isBusy = isBusy
    self.pauses = pauses
    self.preemptions = preemptions
  }

  /// The time without pauses. Its differences count.
  var now: ContinuousClock.Instant { .now.advanced(by: .zero - pauses()) }

  /// Lets other tasks run until they no longer use the clock.
  ///
  /// - Parameter needsMainActor: whether the caller can't continue without the main actor.
  func settle(needsMainActor: Bool, observing activity: () -> Activity) async {
    var (turns, quiet) = (0, 0)
    var last = activity()
    let begin = ContinuousClock.now
    var knownPreemptions = preemptions()
    while quiet < Self.quietTurns,
      turns < Self.maximalTurns || isBusy() && begin.duration(to: .now) < Self.busyTime
    {
      mainActor.enter()
      await Self.passThroughPool()
      await mainActor.leave(isNeeded: needsMainActor)
      let current = activity()
      quiet = isBusy() || current.isWaking || current != last ? 0 : quiet + 1
      last = current
      turns += 1
      if quiet == Self.quietTurns, preemptions() != knownPreemptions {
        await Self.waitForPreempted(while: { activity() == last })
        knownPreemptions = preemptions()
        quiet = activity() == last ? quiet : 0
      }
    }
  }

  /// Waits until a thread that lost its processor has probably run again, or the clock is used.
  private static func waitForPreempted(while isUnused: () -> Bool) async {
    for _ in 0..<preemptionTime {
      guard isUnused() else { return }
      // Detached, because in a cancelled task a sleep returns at once.
      await Task.detached { try? await Task.sleep(for: .milliseconds(1)) }.value
    }
  }

  /// Waits for one turn of the tasks of every priority.
  static func passThroughPool() async {
    for priority in [TaskPriority.high, .medium, .utility, .background] {
      // Detached, because a child task would run on the task's preferred executor, if it has one.
      await Task.detached(priority: priority) { await Task.yield() }.value
    }
  }
}

/// A position in the queue of the main actor.
private final class MainActorQueue: Sendable {
  /// The maximum time to wait for the main thread, which may be blocked by waiting for this task. A
  /// main thread that is only busy, with other tests, rarely takes so long.
  private static let patience = Duration.milliseconds(500)
  /// The maximum time if the caller needs the main actor. It would wait for the main thread in any
  /// case, so a busy main thread costs nothing more. The limit exists only for a main thread that
  /// waits for the caller.
  private static let longPatience = Duration.seconds(60)
  /// The main thread usually answers within this number of yields. After them, the task sleeps.
  private static let yields = 1000

  private enum State {
    case outside
    case waiting
    /// `waiting`, for longer than a caller waits that doesn't need the main actor.
    case slow
    /// `waiting`, for longer than any caller waits.
    case stuck

    func isWorthWaiting(isNeeded: Bool) -> Bool {
      switch self {
      case .outside, .stuck: false
      case .waiting: true
      case .slow: isNeeded
      }
    }
  }

  private let state = Guarded(State.outside)

  /// Enters the queue, unless it is already in the queue.
  func enter() {
    let mayEnter = state.withLock { state in
      guard case .outside = state else { return false }
      state = .waiting
      return true
    }
    guard mayEnter else { return }
    Task.detached { @MainActor in self.state.withLock { $0 = .outside } }
  }

  /// Waits for its turn.
  func leave(isNeeded: Bool) async {
    let patience = isNeeded ? Self.longPatience : Self.patience
    let end = ContinuousClock.now.advanced(by: patience)
    var yields = 0
    while state.withLock({ $0.isWorthWaiting(isNeeded: isNeeded) }) {
      guard ContinuousClock.now < end else {
        state.withLock { state in
          if state.isWorthWaiting(isNeeded: isNeeded) { state = isNeeded ? .stuck : .slow }
        }
        return
      }
      guard yields >= Self.yields else {
        yields += 1
        await Task.yield()
        continue
      }
      // In a cancelled task this returns at once, and the loop continues as before.
      try? await Task.sleep(for: .milliseconds(1))
    }
  }
}
