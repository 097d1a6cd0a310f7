/// A clock whose time passes only when a test advances it.
///
/// A task that sleeps on this clock stays suspended until ``advance(by:isolation:)``,
/// ``advance(to:isolation:)`` or ``run(timeout:isolation:fileID:filePath:line:column:)`` reaches its
/// deadline. A sleep whose deadline is now waits for the next advance, so that no sleep ends without
/// one. A sleep whose deadline has passed returns at once. A cancelled sleep throws
/// `CancellationError` and is removed.
///
/// ## What an advance guarantees
///
/// - Sleepers wake one at a time, in the order of their deadlines. Sleepers with equal deadlines wake
///   in the order in which they fell asleep. ``now`` is the deadline of the last sleeper that woke.
/// - The next sleeper isn't woken until the task of the previous one runs again.
/// - Between two sleepers, other tasks run until they have no work left, as far as the clock can
///   detect that. So a sleep that begins meanwhile also wakes if the advance reaches its deadline.
/// - The same happens before the first sleeper wakes, for tasks that have just been started, and
///   after the last one.
///
/// Swift doesn't report when all tasks are suspended. The clock therefore puts jobs into the queues
/// of every priority and of the main actor, behind all jobs there, and waits until they have run. It
/// continues when no task has used it for a number of such turns. This follows a task through a dozen
/// hops between actors. It can't follow a task that waits for something outside the concurrency
/// runtime, such as a file, a network or another clock, or that computes for long without
/// suspending. Let the test await the result of such work instead.
///
/// Only one task at a time may advance the clock.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A moment of a ``TestClock``.
  public struct Instant: InstantProtocol {
    /// The duration since the clock's origin.
    public var offset: Duration

    /// Makes the moment at a distance from the origin.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// Returns the moment at a distance from this one; a negative distance goes back.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    /// Returns the distance to another moment, which is negative if that moment is earlier.
    public func duration(to other: Self) -> Duration { other.offset - offset }
    /// Whether a moment is earlier than another one.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  private let sleepers: Guarded<Sleepers<Instant>>
  private let surroundings: Surroundings

  /// Makes a clock that is stopped at a moment.
  public init(now: Instant = Instant()) {
    sleepers = Guarded(Sleepers(now: now))
    surroundings = Surroundings()
  }

  /// Makes a clock whose advances also wait for work that isn't in the queues, and whose timeouts leave
  /// pauses out.
  package init(
    now: Instant, isBusy: @escaping @Sendable () -> Bool,
    pauses: @escaping @Sendable () -> Swift.Duration = { .zero }
  ) {
    sleepers = Guarded(Sleepers(now: now))
    surroundings = Surroundings(isBusy: isBusy, pauses: pauses)
  }

  /// Makes a clock with another count of preemptions than the system's.
  package init(now: Instant, preemptions: @escaping @Sendable () -> Int) {
    sleepers = Guarded(Sleepers(now: now))
    surroundings = Surroundings(preemptions: preemptions)
  }

  /// The current time, which changes only during an advance.
  public var now: Instant { sleepers.withLock { $0.read() } }

  /// Zero: any two moments can be distinguished.
  public var minimumResolution: Duration { .zero }

  /// Suspends the task until an advance reaches the deadline. The tolerance has no effect.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleep(until: deadline, whenAsleep: {}, beforeWaking: nil)
  }

  /// Suspends the task until an advance reaches the deadline.
  ///
  /// - `whenAsleep`: Called as soon as an advance would find the sleeper.
  /// - `beforeWaking`: Called before the task runs again.
  package func sleep(
    until deadline: Instant, whenAsleep: @Sendable () -> Void,
    beforeWaking: (@Sendable () -> Void)?
  ) async throws {
    let id = sleepers.withLock { $0.makeID() }
    defer { sleepers.withLock { $0.noteRunning(id) } }
    let notes = SleepNotes.current
    let note = notes?.begin("until \(deadline.offset) on a TestClock")
    defer { if let notes, let note { notes.end(note) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // A task is marked as cancelled before its handlers run. So either the handler finds the
        // sleeper, or this code sees the mark.
        let wakingUp = sleepers.withLock {
          $0.add(
            id, until: deadline, continuation, beforeWaking: beforeWaking,
            isCancelled: Task.isCancelled)
        }
        if let wakingUp { wakingUp.perform() } else { whenAsleep() }
      }
    } onCancel: {
      sleepers.withLock { $0.cancel(id) }?.perform()
    }
  }

  /// Advances the time, and wakes the tasks whose deadlines it reaches.
  ///
  /// Without a duration, it doesn't change the time, and wakes tasks whose deadline is now. Costs a
  /// fraction of a millisecond for every task that wakes, and up to 10 ms more whenever other work on
  /// the machine takes the processor from one of the process's threads. See ``TestClock`` for the state
  /// of tasks when it returns.
  ///
  /// - `isolation`: The caller's actor. If it is the main actor, the advance waits for the main
  ///   actor's tasks, however long they take.
  public func advance(
    by duration: Duration = .zero, isolation: (any Actor)? = #isolation
  ) async {
    await advance(
      to: sleepers.withLock { $0.now }.advanced(by: duration), isolation: isolation)
  }

  /// Advances the time to a moment, and wakes the tasks whose deadlines it reaches.
  ///
  /// A moment in the past leaves ``now`` unchanged.
  public func advance(
    to deadline: Instant, isolation: (any Actor)? = #isolation
  ) async {
    await settle(isolation)
    while let wakingUp = sleepers.withLock({ $0.wakeFirst(through: deadline) }) {
      wakingUp.perform()
      await settle(isolation)
    }
  }

  /// Advances the time until no task sleeps.
  ///
  /// Reports an issue if a task still sleeps after the timeout, which is measured in real time. The
  /// other parameters are the location of the issue.
  public func run(
    timeout: Swift.Duration = .milliseconds(500),
    isolation: (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await settle(isolation)
    // The tasks that were running before aren't the clock's, so their time doesn't count.
    let end = surroundings.now.advanced(by: timeout)
    while let deadline = sleepers.withLock({ $0.deadlines.first }) {
      guard surroundings.now < end else {
        deliverIssue(
          """
          After \(timeout), there are still sleeps on a test clock. \(pending)

          Cancel the tasks that would sleep for ever, such as those that follow a timer, or pass \
          a longer timeout.
          """, fileID: fileID, filePath: filePath, line: line, column: column)
        return
      }
      await advance(to: deadline, isolation: isolation)
    }
  }

  /// Throws a ``SuspensionError`` if a task sleeps on this clock.
  ///
  /// First lets tasks that have just been started fall asleep.
  public func checkSuspension(isolation: (any Actor)? = #isolation) async throws {
    await settle(isolation)
    if sleepers.withLock({ !$0.deadlines.isEmpty }) { throw SuspensionError(description: pending) }
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Makes a stopped clock with the standard library's `Duration`.
  public convenience init() { self.init(now: Instant()) }
}

extension TestClock {
  private func settle(_ isolation: (any Actor)?) async {
    await surroundings.settle(needsMainActor: isolation === MainActor.shared) {
      sleepers.withLock { $0.activity }
    }
  }

  /// The sleeping tasks, as a sentence of a message.
  private var pending: String {
    let (now, deadlines) = sleepers.withLock { ($0.now, $0.deadlines) }
    let list = deadlines.prefix(10).map { "\($0.offset)" }.joined(separator: ", ")
    return """
      It is \(now.offset), and the tasks that sleep wait for \
      \(list)\(deadlines.count > 10 ? " and \(deadlines.count - 10) more" : "").
      """
  }
}
