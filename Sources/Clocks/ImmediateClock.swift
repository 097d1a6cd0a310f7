/// A clock whose time jumps to the end of each sleep.
///
/// Use it in previews and tests in which events during a sleep don't matter: no sleep waits, and
/// ``now`` is the time that would have passed. Where order matters, use ``TestClock``.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A moment of an ``ImmediateClock``.
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

  private let time: Guarded<Instant>

  /// Makes a clock that starts at a moment.
  public init(now: Instant = Instant()) { time = Guarded(now) }

  /// The latest deadline of all sleeps.
  public var now: Instant { time.withLock { $0 } }

  /// Zero: any two moments can be distinguished.
  public var minimumResolution: Duration { .zero }

  /// Moves ``now`` to the deadline, unless that has passed, and lets other tasks run for a moment.
  ///
  /// Throws `CancellationError` if the task is cancelled. If it was cancelled before the call, the
  /// time doesn't change. The tolerance has no effect.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
    // Suspends, because a loop that sleeps forever must not prevent other tasks from running or
    // cancelling it.
    await Surroundings.passThroughPool()
    try Task.checkCancellation()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Makes a clock with the standard library's `Duration`.
  public convenience init() { self.init(now: Instant()) }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A new clock whose sleeps don't wait.
  public static var immediate: Self { ImmediateClock() }
}
