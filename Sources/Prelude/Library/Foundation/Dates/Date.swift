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
  struct Options: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var withYear: Options { Options(rawValue: 1) }
    static var withMonth: Options { Options(rawValue: 2) }
    static var withWeekOfYear: Options { Options(rawValue: 4) }
    static var withDay: Options { Options(rawValue: 16) }
    static var withTime: Options { Options(rawValue: 32) }
    static var withTimeZone: Options { Options(rawValue: 64) }
    static var withSpaceBetweenDateAndTime: Options { Options(rawValue: 128) }
    static var withDashSeparatorInDate: Options { Options(rawValue: 256) }
    static var withColonSeparatorInTime: Options { Options(rawValue: 512) }
    static var withColonSeparatorInTimeZone: Options { Options(rawValue: 1024) }
    static var withFractionalSeconds: Options { Options(rawValue: 2048) }
    static var withFullDate: Options { Options(rawValue: 275) }
    static var withFullTime: Options { Options(rawValue: 1632) }
    static var withInternetDateTime: Options { Options(rawValue: 1907) }
  }
  var formatOptions = Options.withInternetDateTime
  var timeZone: TimeZone! = TimeZone.gmt
  init() {}
  var _zone: String { (timeZone ?? TimeZone.gmt).identifier }
  func string(from date: Date) -> String {
    _iso8601Text(date.timeIntervalSinceReferenceDate, Int(formatOptions.rawValue), _zone)
  }
  func date(from string: String) -> Date? {
    _iso8601Time(string, Int(formatOptions.rawValue), _zone).map {
      Date(timeIntervalSinceReferenceDate: $0)
    }
  }
  class func string(
    from date: Date, timeZone: TimeZone, formatOptions: Options = .withInternetDateTime
  ) -> String {
    _iso8601Text(
      date.timeIntervalSinceReferenceDate, Int(formatOptions.rawValue), timeZone.identifier)
  }
}
@intrinsic("date.iso8601Text")
func _iso8601Text(_ time: Double, _ options: Int, _ zone: String) -> String
@intrinsic("date.iso8601Time")
func _iso8601Time(_ text: String, _ options: Int, _ zone: String) -> Double?
@operation("currentTime") func _currentTime() -> Double
@intrinsic("date.text") func _dateText(_ time: Double, _ format: String) -> String
@intrinsic("date.parse") func _date(_ text: String) -> Double?
