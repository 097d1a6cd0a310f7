/// Ticks at regular intervals, counted from when its iteration begins.
///
/// Ticks are due at whole multiples of the interval, however long the clock or the consumer takes,
/// so they don't drift. A consumer that comes too late for some of them gets the next one that
/// isn't over. The sequence ends when the task that iterates is cancelled.
public struct AsyncTimerSequence<C: Clock>: AsyncSequence, Sendable {
  /// The time at which a tick came.
  public typealias Element = C.Instant
  /// A timer never fails; when its task is cancelled, it ends.
  public typealias Failure = Never

  private let clock: C
  private let interval: C.Duration
  private let tolerance: C.Duration?

  /// Makes a sequence that ticks on a clock.
  ///
  /// The clock may be late by the tolerance, if there is one. An interval that isn't positive is
  /// reported, and nothing ticks. The other parameters say where that issue is.
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

  /// Begins to count intervals, from now on.
  public func makeAsyncIterator() -> Iterator {
    guard interval > .zero else { return Iterator(state: .ended) }
    return Iterator(
      state: .ticking(clock, last: clock.now, interval: interval, tolerance: tolerance))
  }

  /// Waits for one tick after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate enum State {
      /// From the tick that was due last, or the start.
      case ticking(C, last: C.Instant, interval: C.Duration, tolerance: C.Duration?)
      /// The task was cancelled, or nothing ever ticked.
      case ended
    }

    fileprivate var state: State

    /// Waits for the next tick and returns the time at which it came; `nil` if cancelled.
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
      // Only the number of missed ticks is a fraction; the ticks themselves stay exact.
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
  /// Ticks at regular intervals, without drifting, until the task that iterates is cancelled.
  ///
  /// The clock may be late by the tolerance, if there is one. An interval that isn't positive is
  /// reported, and nothing ticks. The other parameters say where that issue is.
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
