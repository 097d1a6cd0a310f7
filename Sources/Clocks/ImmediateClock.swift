/// Time that jumps to the end of each sleep.
///
/// For previews and tests in which it doesn't matter what happens meanwhile: nobody waits, and
/// ``now`` still tells how much time would have passed. Where order matters, use ``TestClock``.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A moment of an ``ImmediateClock``.
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

  private let time: Guarded<Instant>

  /// Makes a clock that starts at a moment.
  public init(now: Instant = Instant()) { time = Guarded(now) }

  /// The end of the sleep that went furthest.
  public var now: Instant { time.withLock { $0 } }

  /// Zero: any two moments can be told apart.
  public var minimumResolution: Duration { .zero }

  /// Moves ``now`` to the deadline, unless that has passed, and lets other tasks run for a moment.
  ///
  /// Throws `CancellationError` if the task is cancelled; before the call, then time stands still.
  /// The tolerance has no effect.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
    // A loop that sleeps for ever mustn't keep others from running, nor from cancelling it.
    await Surroundings.passThroughPool()
    try Task.checkCancellation()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Makes a clock with the durations of the standard library.
  public convenience init() { self.init(now: Instant()) }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A new clock on which nobody waits.
  public static var immediate: Self { ImmediateClock() }
}
