/// What a clock can see of the tasks that use it.
struct Activity: Equatable {
  /// How often a task has called the clock or come back from it.
  var count = 0
  /// Whether a task has been woken that doesn't run yet.
  var isWaking = false
}

/// The tasks of the process, as far as a clock has to do with them: it can let them run.
///
/// Nothing tells how many tasks are ready to run. But the queues of the concurrency runtime are
/// first-in, first-out for each priority: once a job that was put into one of them has run, all
/// that stood before it has at least been started. So one turn puts a job of each priority through
/// the pool, twice, and one through the main actor. A task that hops from actor to actor makes at
/// least two hops in the meantime; a task that comes across the clock is seen by its activity. When
/// several turns go by without any, the surroundings count as quiet.
struct Surroundings: Sendable {
  /// As many turns without activity as make it quiet.
  private static let quietTurns = 12
  /// As many turns as are taken at most. Tasks that never leave the clock alone, or that are kept
  /// from running by an executor of their own, would otherwise keep an advance from returning.
  private static let maximalTurns = 500
  /// What is known to be on its way is waited for at least as long, since on a busy machine a thread
  /// may stand still for all of the turns.
  private static let busyTime = Duration.milliseconds(500)

  private let mainActor = MainActorQueue()
  /// Whether tasks are known to be on their way that the queues don't tell of.
  private let isBusy: @Sendable () -> Bool

  init(isBusy: @escaping @Sendable () -> Bool = { false }) {
    self.isBusy = isBusy
  }

  /// Lets other tasks run until they leave the clock alone.
  ///
  /// - Parameter needsMainActor: whether the caller can't go on without the main actor.
  func settle(needsMainActor: Bool, observing activity: () -> Activity) async {
    var (turns, quiet) = (0, 0)
    var last = activity()
    let begin = ContinuousClock.now
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
    }
  }

  /// Waits for one turn of the tasks of every priority.
  static func passThroughPool() async {
    for priority in [TaskPriority.high, .medium, .utility, .background] {
      // Detached, because a child would run where the task prefers to, if it prefers any executor.
      await Task.detached(priority: priority) { await Task.yield() }.value
    }
  }
}

/// A place in the queue of the main actor.
private final class MainActorQueue: Sendable {
  /// A main thread that is blocked, perhaps by waiting for whoever waits here, isn't waited for any
  /// longer than this. One that is only busy, with other tests, hardly ever takes so long.
  private static let patience = Duration.milliseconds(500)
  /// Whoever can't go on without the main actor waits for it in any case, so a main thread that is
  /// busy for long costs nothing more; it is given up only lest it waits for whoever waits here.
  private static let longPatience = Duration.seconds(60)
  /// The main thread mostly answers before so many yields; after them, the processor is left alone.
  private static let yields = 1000

  private enum State {
    case outside
    case waiting
    /// As `waiting`, for longer than is worth while to whoever doesn't need the main actor.
    case slow
    /// As `waiting`, for longer than is worth while to anybody.
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

  /// Queues up, unless still in the queue.
  func enter() {
    let mayEnter = state.withLock { state in
      guard case .outside = state else { return false }
      state = .waiting
      return true
    }
    guard mayEnter else { return }
    Task.detached { @MainActor in self.state.withLock { $0 = .outside } }
  }

  /// Waits until it is its turn.
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
      // In a cancelled task this returns at once, and the loop goes on as before.
      try? await Task.sleep(for: .milliseconds(1))
    }
  }
}
