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
    // The trace shows the duration that the program wrote, not the rest until a deadline.
    if self is ContinuousClock || self is SuspendingClock, let whole = duration as? _Duration {
      return try await Task<Never, Never>._sleep(whole)
    }
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
  }
}
extension Clock where Self == ContinuousClock {
  static var continuous: ContinuousClock { ContinuousClock() }
}
extension Clock where Self == SuspendingClock {
  static var suspending: SuspendingClock { SuspendingClock() }
}
typealias _Duration = Duration
@operation("dispatchNow") func _uptime() -> Int
