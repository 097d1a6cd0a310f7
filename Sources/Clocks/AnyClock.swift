/// A clock of any type whose durations have one type.
///
/// Its instants count from its creation, so they mean nothing to another clock, even to one made
/// from the same clock.
public struct AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A moment of an ``AnyClock``.
  public struct Instant: InstantProtocol {
    /// The duration since the clock was made.
    fileprivate var offset: Duration

    /// Returns the moment at a distance from this one; a negative distance goes back.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    /// Returns the distance to another moment, which is negative if that moment is earlier.
    public func duration(to other: Self) -> Duration { other.offset - offset }
    /// Whether a moment is earlier than another one.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  private let _now: @Sendable () -> Instant
  private let _minimumResolution: @Sendable () -> Duration
  private let _sleep: @Sendable (_ deadline: Instant, _ tolerance: Duration?) async throws -> Void

  /// Makes a clock that forwards to another one, whose current time it reads once.
  public init(_ clock: some Clock<Duration>) {
    let start = clock.now
    _now = { Instant(offset: start.duration(to: clock.now)) }
    _minimumResolution = { clock.minimumResolution }
    _sleep = { deadline, tolerance in
      try await clock.sleep(until: start.advanced(by: deadline.offset), tolerance: tolerance)
    }
  }

  /// The current time of the underlying clock.
  public var now: Instant { _now() }

  /// The minimum resolution of the underlying clock.
  public var minimumResolution: Duration { _minimumResolution() }

  /// Sleeps on the underlying clock, and throws its errors.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await _sleep(deadline, tolerance)
  }
}
