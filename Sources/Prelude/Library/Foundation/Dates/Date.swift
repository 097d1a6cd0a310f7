typealias TimeInterval = Double
enum ComparisonResult: Int, Hashable, Sendable {
  case orderedAscending = -1
  case orderedSame
  case orderedDescending
}
struct Date: Hashable, Comparable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  var timeIntervalSinceReferenceDate: TimeInterval
  static var timeIntervalBetween1970AndReferenceDate: TimeInterval { 978307200.0 }
  static var timeIntervalSinceReferenceDate: TimeInterval { _currentTime() }
  static var now: Date { Date() }
  static var distantPast: Date { Date(timeIntervalSinceReferenceDate: -63114076800.0) }
  static var distantFuture: Date { Date(timeIntervalSinceReferenceDate: 63113904000.0) }
  init() { timeIntervalSinceReferenceDate = _currentTime() }
  init(timeIntervalSinceReferenceDate ti: TimeInterval) { timeIntervalSinceReferenceDate = ti }
  init(timeIntervalSince1970 ti: TimeInterval) {
    timeIntervalSinceReferenceDate = ti - 978307200.0
  }
  init(timeIntervalSinceNow ti: TimeInterval) {
    timeIntervalSinceReferenceDate = ti + _currentTime()
  }
  init(timeInterval ti: TimeInterval, since date: Date) {
    timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + ti
  }
  var timeIntervalSince1970: TimeInterval { timeIntervalSinceReferenceDate + 978307200.0 }
  var timeIntervalSinceNow: TimeInterval { timeIntervalSinceReferenceDate - _currentTime() }
  func timeIntervalSince(_ date: Date) -> TimeInterval {
    timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
  }
  func distance(to other: Date) -> TimeInterval { other.timeIntervalSince(self) }
  func advanced(by n: TimeInterval) -> Date { addingTimeInterval(n) }
  func addingTimeInterval(_ ti: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + ti)
  }
  mutating func addTimeInterval(_ ti: TimeInterval) { timeIntervalSinceReferenceDate += ti }
  func compare(_ other: Date) -> ComparisonResult {
    self < other ? .orderedAscending : other < self ? .orderedDescending : .orderedSame
  }
  static func < (lhs: Date, rhs: Date) -> Bool {
    lhs.timeIntervalSinceReferenceDate < rhs.timeIntervalSinceReferenceDate
  }
  static func + (lhs: Date, rhs: TimeInterval) -> Date { lhs.addingTimeInterval(rhs) }
  static func - (lhs: Date, rhs: TimeInterval) -> Date { lhs.addingTimeInterval(-rhs) }
  static func += (lhs: inout Date, rhs: TimeInterval) { lhs.addTimeInterval(rhs) }
  static func -= (lhs: inout Date, rhs: TimeInterval) { lhs.addTimeInterval(-rhs) }
  var description: String { _dateText(timeIntervalSinceReferenceDate, "description") }
  var debugDescription: String { description }
  struct ISO8601FormatStyle: Hashable, Sendable {
    init() {}
    static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
    func format(_ value: Date) -> String { value.ISO8601Format() }
    func parse(_ value: String) throws -> Date { try Date(value, strategy: self) }
  }
  func ISO8601Format(_ style: Date.ISO8601FormatStyle = .iso8601) -> String {
    _dateText(timeIntervalSinceReferenceDate, "iso8601")
  }
  func formatted(_ style: Date.ISO8601FormatStyle) -> String { ISO8601Format() }
  init(_ value: String, strategy: Date.ISO8601FormatStyle) throws {
    guard let time = _date(value) else {
      throw CocoaError(_message: "Cannot parse \(value).")
    }
    timeIntervalSinceReferenceDate = time
  }
}
struct CocoaError: Error, CustomStringConvertible {
  let _message: String
  init(_message: String) { self._message = _message }
  var localizedDescription: String { _message }
  var description: String { _message }
}
class ISO8601DateFormatter {
  init() {}
  func string(from date: Date) -> String { date.ISO8601Format() }
  func date(from string: String) -> Date? {
    _date(string).map { Date(timeIntervalSinceReferenceDate: $0) }
  }
}
@operation("currentTime") func _currentTime() -> Double
@intrinsic("date.text") func _dateText(_ time: Double, _ format: String) -> String
@intrinsic("date.parse") func _date(_ text: String) -> Double?
