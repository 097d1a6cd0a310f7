/// The time of a test clock and its sleepers. Decides which sleeper wakes, but wakes none itself.
struct Sleepers<Instant: InstantProtocol> {
  /// Identifies one call of `sleep`.
  typealias ID = UInt64

  /// A wake-up to perform after the lock is released.
  struct WakingUp {
    fileprivate let continuation: CheckedContinuation<Void, any Error>
    fileprivate let result: Result<Void, any Error>
    fileprivate let beforeWaking: (@Sendable () -> Void)?

    func perform() {
      beforeWaking?()
      continuation.resume(with: result)
    }
  }

  private struct Sleeper {
    let id: ID
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
    let beforeWaking: (@Sendable () -> Void)?
  }

  private(set) var now: Instant
  /// Changes while tasks use the clock.
  private(set) var activity = Activity()
  private var lastID: ID = 0
  /// Sorted by deadline. Sleepers with equal deadlines are in the order in which they fell asleep.
  private var sleepers: [Sleeper] = []
  /// The sleepers that were woken and whose tasks don't run yet.
  private var waking: Set<ID> = []

  init(now: Instant) { self.now = now }

  var deadlines: [Instant] { sleepers.map(\.deadline) }

  /// Returns the time to a task that uses the clock.
  mutating func read() -> Instant {
    activity.count += 1
    return now
  }

  mutating func makeID() -> ID {
    activity.count += 1
    lastID += 1
    return lastID
  }

  /// Adds a sleeper, or returns its wake-up if it need not sleep.
  mutating func add(
    _ id: ID, until deadline: Instant, _ continuation: CheckedContinuation<Void, any Error>,
    beforeWaking: (@Sendable () -> Void)? = nil, isCancelled: Bool
  ) -> WakingUp? {
    activity.count += 1
    let sleeper = Sleeper(
      id: id, deadline: deadline, continuation: continuation, beforeWaking: beforeWaking)
    if isCancelled { return wake(sleeper, with: .failure(CancellationError())) }
    if deadline < now { return wake(sleeper, with: .success(())) }
    let index = sleepers.lastIndex { $0.deadline <= deadline }.map { $0 + 1 } ?? 0
    sleepers.insert(sleeper, at: index)
    return nil
  }

  /// Removes a sleeper whose task was cancelled; returns `nil` if it isn't sleeping.
  mutating func cancel(_ id: ID) -> WakingUp? {
    activity.count += 1
    guard let index = sleepers.firstIndex(where: { $0.id == id }) else { return nil }
    return wake(sleepers.remove(at: index), with: .failure(CancellationError()))
  }

  /// Removes the next sleeper up to a moment and moves the time to its deadline. If there is none,
  /// moves the time to that moment.
  mutating func wakeFirst(through end: Instant) -> WakingUp? {
    guard let first = sleepers.first, first.deadline <= end else {
      now = max(now, end)
      return nil
    }
    now = max(now, first.deadline)
    return wake(sleepers.removeFirst(), with: .success(()))
  }

  /// Records that the task of a sleeper runs again.
  mutating func noteRunning(_ id: ID) {
    waking.remove(id)
    activity.isWaking = !waking.isEmpty
    activity.count += 1
  }

  private mutating func wake(_ sleeper: Sleeper, with result: Result<Void, any Error>) -> WakingUp {
    waking.insert(sleeper.id)
    activity.isWaking = true
    return WakingUp(
      continuation: sleeper.continuation, result: result, beforeWaking: sleeper.beforeWaking)
  }
}
