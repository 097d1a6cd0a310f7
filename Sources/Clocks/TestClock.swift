/// Time that passes only when a test says so.
///
/// A task that sleeps on this clock stays suspended until ``advance(by:isolation:)``,
/// ``advance(to:isolation:)`` or ``run(timeout:isolation:fileID:filePath:line:column:)`` takes the
/// clock to its deadline. A sleep whose deadline is the present moment waits for the next advance, so that nothing ends without one; a
/// sleep whose deadline has passed returns at once. A cancelled sleep throws `CancellationError`
/// and is forgotten.
///
/// ## What an advance guarantees
///
/// - Sleepers wake one at a time, in the order of their deadlines, and in the order in which they
///   fell asleep where deadlines are equal. ``now`` is the deadline of the sleeper that woke last.
/// - The next one isn't woken until the task of the previous one runs again.
/// - Between two of them, other tasks run until they have nothing left to do, as far as that can be
///   seen. So a sleep that begins meanwhile counts if its deadline lies within the advance.
/// - The same happens before the first one wakes, for tasks that have only just been started, and
///   after the last one.
///
/// Swift doesn't tell when every task is suspended. The clock passes again and again through the
/// queues in which the tasks of every priority and of the main actor stand, behind all that was
/// there before, and goes on when nothing has happened to it for a number of turns. This follows a
/// task through a dozen hops between actors. It can't follow one that waits for something outside
/// the concurrency runtime, such as a file, a network or another clock, or that computes for long
/// without a suspension; let the test await the result of such work instead.
///
/// Let one task at a time drive the clock.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A moment of a ``TestClock``.
  public struct Instant: InstantProtocol {
    /// How far the moment is from the origin of the clock's time.
    public var offset: Duration

    /// Names the moment at a distance from the origin.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// The moment at a distance from this one; a negative one goes back.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    /// The distance to another moment; negative if that is the earlier one.
    public func duration(to other: Self) -> Duration { other.offset - offset }
    /// Whether a moment is earlier than another one.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  private let sleepers: Guarded<Sleepers<Instant>>
  private let surroundings: Surroundings

  /// Makes a clock that stands still at a moment.
  public init(now: Instant = Instant()) {
    sleepers = Guarded(Sleepers(now: now))
    surroundings = Surroundings()
  }

  /// Makes one that an advance of waits for more than the queues tell of.
  package init(now: Instant, isBusy: @escaping @Sendable () -> Bool) {
    sleepers = Guarded(Sleepers(now: now))
    surroundings = Surroundings(isBusy: isBusy)
  }

  /// What time it is; the same until an advance.
  public var now: Instant { sleepers.withLock { $0.read() } }

  /// Zero: any two moments can be told apart.
  public var minimumResolution: Duration { .zero }

  /// Suspends the task until an advance reaches the deadline; the tolerance has no effect.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleep(until: deadline, whenAsleep: {}, beforeWaking: nil)
  }

  /// Suspends the task until an advance reaches the deadline.
  ///
  /// - `whenAsleep`: Called once an advance would find the sleeper.
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
        // sleeper, or the mark is seen here.
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

  /// Lets time pass, and wakes whoever sleeps no longer than that.
  ///
  /// Without a duration it lets pass no time, and wakes whoever sleeps until now. Costs a fraction
  /// of a millisecond for every sleeper that wakes. See ``TestClock`` for what has happened when
  /// it returns.
  ///
  /// - `isolation`: The caller's actor. The main actor's tasks are waited for, however long they keep
  ///   it busy, if the caller can't go on without it either.
  public func advance(
    by duration: Duration = .zero, isolation: (any Actor)? = #isolation
  ) async {
    await advance(
      to: sleepers.withLock { $0.now }.advanced(by: duration), isolation: isolation)
  }

  /// Lets time pass up to a moment, and wakes whoever sleeps no longer than that.
  ///
  /// A moment that has passed leaves ``now`` as it is.
  public func advance(
    to deadline: Instant, isolation: (any Actor)? = #isolation
  ) async {
    await settle(isolation)
    while let wakingUp = sleepers.withLock({ $0.wakeFirst(through: deadline) }) {
      wakingUp.perform()
      await settle(isolation)
    }
  }

  /// Lets time pass until nobody sleeps.
  ///
  /// Reports an issue if somebody still does when the timeout is over, which is counted in real
  /// time. The other parameters say where the issue is.
  public func run(
    timeout: Swift.Duration = .milliseconds(500),
    isolation: (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let end = ContinuousClock.now.advanced(by: timeout)
    await settle(isolation)
    while let deadline = sleepers.withLock({ $0.deadlines.first }) {
      guard ContinuousClock.now < end else {
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
  /// Lets tasks that have just been started fall asleep first.
  public func checkSuspension(isolation: (any Actor)? = #isolation) async throws {
    await settle(isolation)
    if sleepers.withLock({ !$0.deadlines.isEmpty }) { throw SuspensionError(description: pending) }
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Makes a clock that stands still, with the durations of the standard library.
  public convenience init() { self.init(now: Instant()) }
}

extension TestClock {
  private func settle(_ isolation: (any Actor)?) async {
    await surroundings.settle(needsMainActor: isolation === MainActor.shared) {
      sleepers.withLock { $0.activity }
    }
  }

  /// Who sleeps, as a sentence of a message.
  private var pending: String {
    let (now, deadlines) = sleepers.withLock { ($0.now, $0.deadlines) }
    let list = deadlines.prefix(10).map { "\($0.offset)" }.joined(separator: ", ")
    return """
      It is \(now.offset), and the tasks that sleep wait for \
      \(list)\(deadlines.count > 10 ? " and \(deadlines.count - 10) more" : "").
      """
  }
}
