struct DispatchTime: Comparable, Sendable {
  let uptimeNanoseconds: UInt64
  init(uptimeNanoseconds: UInt64) { self.uptimeNanoseconds = uptimeNanoseconds }
  static func now() -> DispatchTime { DispatchTime(uptimeNanoseconds: UInt64(_uptime())) }
  static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(
      uptimeNanoseconds: UInt64(Double(time.uptimeNanoseconds) + seconds * 1_000_000_000))
  }
  static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    if case .never = interval { return .distantFuture }
    return DispatchTime(
      uptimeNanoseconds: UInt64(Int(time.uptimeNanoseconds) + interval._nanoseconds))
  }
  static var distantFuture: DispatchTime {
    DispatchTime(uptimeNanoseconds: UInt64(Int64.max))
  }
  static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }
  static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(uptimeNanoseconds: UInt64(Int(time.uptimeNanoseconds) - interval._nanoseconds))
  }
  func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
  func distance(to other: DispatchTime) -> DispatchTimeInterval {
    .nanoseconds(Int(other.uptimeNanoseconds) - Int(uptimeNanoseconds))
  }
  static func == (a: DispatchTime, b: DispatchTime) -> Bool {
    a.uptimeNanoseconds == b.uptimeNanoseconds
  }
  static func < (a: DispatchTime, b: DispatchTime) -> Bool {
    a.uptimeNanoseconds < b.uptimeNanoseconds
  }
}
enum DispatchTimeInterval: Equatable, Sendable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never
  static func == (lhs: DispatchTimeInterval, rhs: DispatchTimeInterval) -> Bool {
    lhs._nanoseconds == rhs._nanoseconds
  }
  var _nanoseconds: Int {
    switch self {
    case .seconds(let value): value * 1_000_000_000
    case .milliseconds(let value): value * 1_000_000
    case .microseconds(let value): value * 1_000
    case .nanoseconds(let value): value
    case .never: Int.max
    }
  }
}
/// Clocks aren't set while a program runs: wall time passes as uptime does.
struct DispatchWallTime: Comparable, Sendable {
  let _time: DispatchTime
  init(_time: DispatchTime) { self._time = _time }
  static func now() -> DispatchWallTime { DispatchWallTime(_time: .now()) }
  static var distantFuture: DispatchWallTime { DispatchWallTime(_time: .distantFuture) }
  static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(_time: time._time + seconds)
  }
  static func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
    DispatchWallTime(_time: time._time + interval)
  }
  static func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(_time: time._time - seconds)
  }
  static func == (a: DispatchWallTime, b: DispatchWallTime) -> Bool { a._time == b._time }
  static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool { a._time < b._time }
}
enum DispatchTimeoutResult: Hashable, Sendable {
  case success, timedOut
}
