/// A clock of any type whose durations are of one type.
///
/// Its instants count from when it was made, so they mean nothing to another clock, even to one
/// made from the same clock.
public struct AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A moment of an ``AnyClock``.
  public struct Instant: InstantProtocol {
    /// How far the moment is from when the clock was made.
    fileprivate var offset: Duration

    /// The moment at a distance from this one; a negative one goes back.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    /// The distance to another moment; negative if that is the earlier one.
    public func duration(to other: Self) -> Duration { other.offset - offset }
    /// Whether a moment is earlier than another one.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  private let _now: @Sendable () -> Instant
  private let _minimumResolution: @Sendable () -> Duration
  private let _sleep: @Sendable (_ deadline: Instant, _ tolerance: Duration?) async throws -> Void

  /// Makes a clock that forwards to another one, which it asks for the time once.
  public init(_ clock: some Clock<Duration>) {
    let start = clock.now
    _now = { Instant(offset: start.duration(to: clock.now)) }
    _minimumResolution = { clock.minimumResolution }
    _sleep = { deadline, tolerance in
      try await clock.sleep(until: start.advanced(by: deadline.offset), tolerance: tolerance)
    }
  }

  /// What time it is on the clock that this one forwards to.
  public var now: Instant { _now() }

  /// How finely the clock that this one forwards to can tell moments apart.
  public var minimumResolution: Duration { _minimumResolution() }

  /// Suspends the task as long as the clock that this one forwards to does, and throws what that
  /// throws.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await _sleep(deadline, tolerance)
  }
}
