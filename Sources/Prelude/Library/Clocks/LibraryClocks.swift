// The clocks that the library exports, in front of its own, which keep the time.

struct _OffsetInstant<Duration: DurationProtocol & Hashable>: InstantProtocol, Sendable {
  var offset: Duration
  init(offset: Duration = .zero) { self.offset = offset }
  func advanced(by duration: Duration) -> _OffsetInstant {
    _OffsetInstant(offset: offset + duration)
  }
  func duration(to other: _OffsetInstant) -> Duration { other.offset - offset }
  static func == (lhs: _OffsetInstant, rhs: _OffsetInstant) -> Bool { lhs.offset == rhs.offset }
  static func < (lhs: _OffsetInstant, rhs: _OffsetInstant) -> Bool { lhs.offset < rhs.offset }
  func hash(into hasher: inout Hasher) { hasher.combine(offset) }
}
@builtIn("native") struct _HostClock<Duration: DurationProtocol & Hashable>: Sendable {
  @operation("makeClock") init(_ kind: String, _ name: String, _ now: Duration)
  @operation("clockNow") var _now: Duration { get }
  @operation("clockResolution") var _resolution: Duration { get }
  @operation("clockSleep") func _sleep(_ deadline: Duration) async throws
  @operation("clockAdvance") func _advance(_ deadline: Duration) async
  @operation("clockRun") func _run(_ timeout: Swift.Duration) async
  @operation("clockPending") func _pending() async -> String?
}
final class TestClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  typealias Instant = _OffsetInstant<Duration>
  let _clock: _HostClock<Duration>
  init(now: _OffsetInstant<Duration>) { _clock = _HostClock("test", "", now.offset) }
  var now: _OffsetInstant<Duration> { _OffsetInstant(offset: _clock._now) }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: _OffsetInstant<Duration>, tolerance: Duration? = nil) async throws {
    try await _clock._sleep(deadline.offset)
  }
  func advance(by duration: Duration = .zero) async {
    await _clock._advance(_clock._now + duration)
  }
  func advance(to deadline: _OffsetInstant<Duration>) async {
    await _clock._advance(deadline.offset)
  }
  func run(timeout: Swift.Duration = .milliseconds(500)) async { await _clock._run(timeout) }
  func checkSuspension() async throws {
    if let pending = await _clock._pending() { throw SuspensionError(description: pending) }
  }
}
extension TestClock where Duration == Swift.Duration {
  convenience init() { self.init(now: _OffsetInstant()) }
}
struct SuspensionError: Error, CustomStringConvertible {
  let description: String
  init(description: String) { self.description = description }
}
final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  typealias Instant = _OffsetInstant<Duration>
  let _clock: _HostClock<Duration>
  init(now: _OffsetInstant<Duration>) { _clock = _HostClock("immediate", "", now.offset) }
  var now: _OffsetInstant<Duration> { _OffsetInstant(offset: _clock._now) }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: _OffsetInstant<Duration>, tolerance: Duration? = nil) async throws {
    try await _clock._sleep(deadline.offset)
  }
}
extension ImmediateClock where Duration == Swift.Duration {
  convenience init() { self.init(now: _OffsetInstant()) }
}
extension Clock where Self == ImmediateClock<Swift.Duration> {
  static var immediate: ImmediateClock<Swift.Duration> { ImmediateClock() }
}
struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  typealias Instant = _OffsetInstant<Duration>
  let _clock: _HostClock<Duration>
  init<C: Clock<Duration>>(_ base: C, name: String = "UnimplementedClock<Duration>") {
    _clock = _HostClock("unimplemented", name, .zero)
  }
  var now: _OffsetInstant<Duration> { _OffsetInstant(offset: _clock._now) }
  var minimumResolution: Duration { _clock._resolution }
  func sleep(until deadline: _OffsetInstant<Duration>, tolerance: Duration? = nil) async throws {
    try await _clock._sleep(deadline.offset)
  }
}
extension UnimplementedClock where Duration == Swift.Duration {
  init(name: String = "UnimplementedClock<Duration>") { self.init(ContinuousClock(), name: name) }
}
extension Clock where Self == UnimplementedClock<Swift.Duration> {
  static func unimplemented(
    name: String = "UnimplementedClock<Duration>"
  ) -> UnimplementedClock<Swift.Duration> {
    UnimplementedClock(name: name)
  }
}
struct AnyClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  struct Instant: InstantProtocol, Sendable {
    fileprivate let offset: Duration
    fileprivate init(offset: Duration) { self.offset = offset }
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func == (lhs: Instant, rhs: Instant) -> Bool { lhs.offset == rhs.offset }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
    func hash(into hasher: inout Hasher) { hasher.combine(offset) }
  }
  let _now: @Sendable () -> Duration
  let _resolution: @Sendable () -> Duration
  let _sleep: @Sendable (Duration, Duration?) async throws -> Void
  init<C: Clock>(_ clock: C) where C.Duration == Duration {
    let start = clock.now
    _now = { start.duration(to: clock.now) }
    _resolution = { clock.minimumResolution }
    _sleep = { offset, tolerance in
      try await clock.sleep(until: start.advanced(by: offset), tolerance: tolerance)
    }
  }
  var now: Instant { Instant(offset: _now()) }
  var minimumResolution: Duration { _resolution() }
  func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await _sleep(deadline.offset, tolerance)
  }
}
struct AsyncTimerSequence<C: Clock>: AsyncSequence, @unchecked Sendable {
  typealias Element = C.Instant
  let _clock: C
  let _interval: C.Duration
  let _tolerance: C.Duration?
  init(interval: C.Duration, tolerance: C.Duration? = nil, clock: C) {
    _clock = clock
    _interval = interval
    _tolerance = tolerance
  }
  func makeAsyncIterator() -> Iterator {
    Iterator(_clock: _clock, _last: _clock.now, _interval: _interval, _tolerance: _tolerance)
  }
  struct Iterator: AsyncIteratorProtocol {
    let _clock: C
    var _last: C.Instant
    let _interval: C.Duration
    let _tolerance: C.Duration?
    var _isOver = false
    init(_clock: C, _last: C.Instant, _interval: C.Duration, _tolerance: C.Duration?) {
      self._clock = _clock
      self._last = _last
      self._interval = _interval
      self._tolerance = _tolerance
    }
    mutating func next() async -> C.Instant? {
      if _isOver { return nil }
      var tick = _last.advanced(by: _interval)
      let now = _clock.now
      while tick < now { tick = tick.advanced(by: _interval) }
      do {
        try await _clock.sleep(until: tick, tolerance: _tolerance)
      } catch {
        _isOver = true
        return nil
      }
      _last = tick
      return _clock.now
    }
  }
}
extension Clock where Duration: Hashable & DurationProtocol {
  func timer(
    interval: Duration, tolerance: Duration? = nil
  ) -> AsyncTimerSequence<AnyClock<Duration>> {
    AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: AnyClock(self))
  }
}
