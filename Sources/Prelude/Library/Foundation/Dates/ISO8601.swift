// Dates as ISO 8601 writes them.

@intrinsic("date.iso8601Format")
func _iso8601Text(_ time: Double, _ changes: [String], _ zone: String) -> String
@intrinsic("date.iso8601Parse")
func _iso8601Time(_ text: String, _ changes: [String], _ zone: String) -> Double?
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
