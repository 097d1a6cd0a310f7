struct DispatchTime: Comparable, Sendable {
  let uptimeNanoseconds: UInt64
  init(uptimeNanoseconds: UInt64) { self.uptimeNanoseconds = uptimeNanoseconds }
  static func now() -> DispatchTime { DispatchTime(uptimeNanoseconds: UInt64(_uptime())) }
  static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    let delta = seconds * 1_000_000_000
    // NaN is forever, too.
    guard delta < Double(Int.max) else { return .distantFuture }
    return time._adding(delta > Double(Int.min) ? Int(delta) : Int.min)
  }
  /// At the earliest the first nanosecond, at the latest forever.
  func _adding(_ nanoseconds: Int) -> DispatchTime {
    if self == .distantFuture || nanoseconds == Int.max { return .distantFuture }
    let sum = Int(uptimeNanoseconds).addingReportingOverflow(nanoseconds)
    if sum.overflow { return .distantFuture }
    return DispatchTime(uptimeNanoseconds: UInt64(max(1, sum.partialValue)))
  }
  static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time._adding(interval._nanoseconds)
  }
  static var distantFuture: DispatchTime {
    DispatchTime(uptimeNanoseconds: UInt64(Int64.max))
  }
  static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }
  static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    if case .never = interval { return .distantFuture }
    return time._adding(-max(interval._nanoseconds, -Int.max))
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
    case .seconds(let value): _clamped(value, times: 1_000_000_000)
    case .milliseconds(let value): _clamped(value, times: 1_000_000)
    case .microseconds(let value): _clamped(value, times: 1_000)
    case .nanoseconds(let value): value
    case .never: Int.max
    }
  }
  func _clamped(_ value: Int, times factor: Int) -> Int {
    let product = value.multipliedReportingOverflow(by: factor)
    if product.overflow { return value < 0 ? Int.min : Int.max }
    return product.partialValue
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
