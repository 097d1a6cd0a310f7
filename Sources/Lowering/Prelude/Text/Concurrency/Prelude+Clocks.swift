extension Prelude {
  static let clocks = #"""
    protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable {
      associatedtype Duration: DurationProtocol
      func advanced(by duration: Duration) -> Self
      func duration(to other: Self) -> Duration
    }
    extension InstantProtocol {
      static func + (lhs: Self, rhs: Duration) -> Self { lhs.advanced(by: rhs) }
      static func - (lhs: Self, rhs: Self) -> Duration { rhs.duration(to: lhs) }
      static func += (lhs: inout Self, rhs: Duration) { lhs = lhs.advanced(by: rhs) }
    }
    protocol Clock<Duration>: Sendable {
      associatedtype Duration
      associatedtype Instant: InstantProtocol where Instant.Duration == Duration
      var now: Instant { get }
      var minimumResolution: Duration { get }
      func sleep(until deadline: Instant, tolerance: Duration?) async throws
    }
    extension Clock {
      func measure(_ work: () throws -> Void) rethrows -> Duration {
        let start = now
        try work()
        return start.duration(to: now)
      }
      func measure(_ work: () async throws -> Void) async rethrows -> Duration {
        let start = now
        try await work()
        return start.duration(to: now)
      }
      func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
      }
    }
    struct ContinuousClock: Clock, Sendable {
      typealias Duration = Swift.Duration
      struct Instant: InstantProtocol, Sendable {
        typealias Duration = Swift.Duration
        let _time: Duration
        init(_time: Duration) { self._time = _time }
        static var now: ContinuousClock.Instant {
          ContinuousClock.Instant(_time: Duration._nanoseconds(_uptime()))
        }
        func advanced(by duration: Duration) -> ContinuousClock.Instant {
          ContinuousClock.Instant(_time: _time + duration)
        }
        func duration(to other: ContinuousClock.Instant) -> Duration { other._time - _time }
        static func == (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Bool {
          lhs._time == rhs._time
        }
        static func < (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Bool {
          lhs._time < rhs._time
        }
        func hash(into hasher: inout Hasher) { hasher._combine(_time) }
      }
      init() {}
      static var now: ContinuousClock.Instant { Instant.now }
      var now: ContinuousClock.Instant { Instant.now }
      var minimumResolution: Duration { Duration._nanoseconds(1) }
      func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil) async throws {
        try await Task<Never, Never>._sleep(Instant.now.duration(to: deadline))
      }
    }
    struct SuspendingClock: Clock, Sendable {
      typealias Duration = Swift.Duration
      struct Instant: InstantProtocol, Sendable {
        typealias Duration = Swift.Duration
        let _time: Duration
        init(_time: Duration) { self._time = _time }
        static var now: SuspendingClock.Instant {
          SuspendingClock.Instant(_time: Duration._nanoseconds(_uptime()))
        }
        func advanced(by duration: Duration) -> SuspendingClock.Instant {
          SuspendingClock.Instant(_time: _time + duration)
        }
        func duration(to other: SuspendingClock.Instant) -> Duration { other._time - _time }
        static func == (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant) -> Bool {
          lhs._time == rhs._time
        }
        static func < (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant) -> Bool {
          lhs._time < rhs._time
        }
        func hash(into hasher: inout Hasher) { hasher._combine(_time) }
      }
      init() {}
      static var now: SuspendingClock.Instant { Instant.now }
      var now: SuspendingClock.Instant { Instant.now }
      var minimumResolution: Duration { Duration._nanoseconds(1) }
      func sleep(until deadline: SuspendingClock.Instant, tolerance: Duration? = nil) async throws {
        try await Task<Never, Never>._sleep(Instant.now.duration(to: deadline))
      }
    }
    extension Clock where Self == ContinuousClock {
      static var continuous: ContinuousClock { ContinuousClock() }
    }
    extension Clock where Self == SuspendingClock {
      static var suspending: SuspendingClock { SuspendingClock() }
    }
    @operation("dispatchNow") func _uptime() -> Int
    """#
}
