/// Ticks at regular intervals, counted from the beginning of its iteration.
///
/// Ticks are due at whole multiples of the interval, however long the clock or the consumer takes,
/// so they don't drift. A consumer that is late skips the ticks that are over. The sequence ends
/// when the iterating task is cancelled.
public struct AsyncTimerSequence<C: Clock>: AsyncSequence, Sendable {
  /// The time of a tick.
  public typealias Element = C.Instant
  /// A timer never throws. When its task is cancelled, it ends.
  public typealias Failure = Never

  private let clock: C
  private let interval: C.Duration
  private let tolerance: C.Duration?

  /// Makes a sequence that ticks on a clock.
  ///
  /// If there is a tolerance, the clock may be late by it. An interval that isn't positive is
  /// reported, and then the sequence has no ticks. The other parameters are the location of that
  /// issue.
  public init(
    interval: C.Duration,
    tolerance: C.Duration? = nil,
    clock: C,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    if interval <= .zero {
      deliverIssue(
        "The interval of a timer is `\(interval)`. It has to be positive, or the timer ends at once.",
        fileID: fileID, filePath: filePath, line: line, column: column)
    }
    self.clock = clock
    self.interval = interval
    self.tolerance = tolerance
  }

  /// Begins to count intervals now.
  public func makeAsyncIterator() -> Iterator {
    guard interval > .zero else { return Iterator(state: .ended) }
    return Iterator(
      state: .ticking(clock, last: clock.now, interval: interval, tolerance: tolerance))
  }

  /// Iterates over the ticks.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate enum State {
      /// Ticking, from the last tick that was due, or from the start.
      case ticking(C, last: C.Instant, interval: C.Duration, tolerance: C.Duration?)
      /// The task was cancelled, or the interval wasn't positive.
      case ended
    }

    fileprivate var state: State

    /// Waits for the next tick and returns its time; `nil` if cancelled.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async -> C.Instant? {
      guard case .ticking(let clock, let last, let interval, let tolerance) = state else {
        return nil
      }
      let tick = Self.tick(after: last, interval, notBefore: clock.now)
      do {
        try await clock.sleep(until: tick, tolerance: tolerance)
      } catch {
        state = .ended
        return nil
      }
      state = .ticking(clock, last: tick, interval: interval, tolerance: tolerance)
      return clock.now
    }

    private static func tick(
      after last: C.Instant, _ interval: C.Duration, notBefore now: C.Instant
    ) -> C.Instant {
      var tick = last.advanced(by: interval)
      guard tick < now else { return tick }
      // Only the number of missed ticks is computed as a fraction. The ticks themselves stay exact.
      guard let missed = Int(exactly: (tick.duration(to: now) / interval).rounded(.down)) else {
        return now
      }
      tick = tick.advanced(by: interval * missed)
      while tick < now { tick = tick.advanced(by: interval) }
      return tick
    }
  }
}

extension Clock where Duration: Hashable {
  /// Returns a sequence of ticks at regular intervals, without drifting, until the iterating task
  /// is cancelled.
  ///
  /// If there is a tolerance, the clock may be late by it. An interval that isn't positive is
  /// reported, and then the sequence has no ticks. The other parameters are the location of that
  /// issue.
  public func timer(
    interval: Duration,
    tolerance: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> AsyncTimerSequence<AnyClock<Duration>> {
    AsyncTimerSequence(
      interval: interval, tolerance: tolerance, clock: AnyClock(self), fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}
