// For each clock that the machine has: `Clock__`.

struct Clock__: Clock, Sendable {
  typealias Duration = Swift.Duration
  struct Instant: InstantProtocol, Sendable {
    typealias Duration = Swift.Duration
    let _value: Duration
    init(_value: Duration) { self._value = _value }
    static var now: Clock__.Instant {
      Clock__.Instant(_value: Duration._nanoseconds(_uptime()))
    }
    func advanced(by duration: Duration) -> Clock__.Instant {
      Clock__.Instant(_value: _value + duration)
    }
    func duration(to other: Clock__.Instant) -> Duration { other._value - _value }
    static func == (lhs: Clock__.Instant, rhs: Clock__.Instant) -> Bool {
      lhs._value == rhs._value
    }
    static func < (lhs: Clock__.Instant, rhs: Clock__.Instant) -> Bool {
      lhs._value < rhs._value
    }
    func hash(into hasher: inout Hasher) { hasher._combine(_value) }
  }
  init() {}
  static var now: Clock__.Instant { Instant.now }
  var now: Clock__.Instant { Instant.now }
  var minimumResolution: Duration { Duration._nanoseconds(1) }
  func sleep(until deadline: Clock__.Instant, tolerance: Duration? = nil) async throws {
    try await Task<Never, Never>._sleep(Instant.now.duration(to: deadline))
  }
}
