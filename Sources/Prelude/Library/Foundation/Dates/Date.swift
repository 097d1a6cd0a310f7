typealias TimeInterval = Double
enum ComparisonResult: Int, Hashable, Sendable {
  case orderedAscending = -1
  case orderedSame
  case orderedDescending
}
struct Date: Hashable, Strideable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  typealias Stride = TimeInterval
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
  @intrinsic("equal") static func == (lhs: Date, rhs: Date) -> Bool
  static func < (lhs: Date, rhs: Date) -> Bool {
    lhs.timeIntervalSinceReferenceDate < rhs.timeIntervalSinceReferenceDate
  }
  static func + (lhs: Date, rhs: TimeInterval) -> Date { lhs.addingTimeInterval(rhs) }
  static func - (lhs: Date, rhs: TimeInterval) -> Date { lhs.addingTimeInterval(-rhs) }
  static func += (lhs: inout Date, rhs: TimeInterval) { lhs.addTimeInterval(rhs) }
  static func -= (lhs: inout Date, rhs: TimeInterval) { lhs.addTimeInterval(-rhs) }
  var description: String { _dateText(timeIntervalSinceReferenceDate, "description") }
  var debugDescription: String { description }
  /// A style is the list of the changes that a program made to the default style. The host makes
  /// the same changes.
  struct ISO8601FormatStyle: Hashable, Sendable {
    enum DateSeparator: Hashable, Sendable { case dash, omitted }
    enum DateTimeSeparator: Hashable, Sendable { case space, standard }
    enum TimeSeparator: Hashable, Sendable { case colon, omitted }
    enum TimeZoneSeparator: Hashable, Sendable { case colon, omitted }
    var _changes: [String]
    var timeZone: TimeZone
    init(
      dateSeparator: DateSeparator = .dash, dateTimeSeparator: DateTimeSeparator = .standard,
      timeSeparator: TimeSeparator = .colon, timeZoneSeparator: TimeZoneSeparator = .omitted,
      includingFractionalSeconds: Bool = false, timeZone: TimeZone = TimeZone.gmt
    ) {
      _changes = includingFractionalSeconds ? ["fractions"] : []
      self.timeZone = timeZone
      _change("dateSeparator.\(dateSeparator)")
      _change("dateTimeSeparator.\(dateTimeSeparator)")
      _change("timeSeparator.\(timeSeparator)")
      _change("timeZoneSeparator.\(timeZoneSeparator)")
    }
    mutating func _change(_ name: String) { _changes.append(name) }
    func _changed(_ name: String) -> Date.ISO8601FormatStyle {
      var copy = self
      copy._change(name)
      return copy
    }
    static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
    func year() -> Date.ISO8601FormatStyle { _changed("year") }
    func month() -> Date.ISO8601FormatStyle { _changed("month") }
    func weekOfYear() -> Date.ISO8601FormatStyle { _changed("weekOfYear") }
    func day() -> Date.ISO8601FormatStyle { _changed("day") }
    func time(includingFractionalSeconds: Bool) -> Date.ISO8601FormatStyle {
      _changed("time.\(includingFractionalSeconds)")
    }
    func timeZone(separator: TimeZoneSeparator) -> Date.ISO8601FormatStyle {
      _changed("timeZone.\(separator)")
    }
    func dateSeparator(_ separator: DateSeparator) -> Date.ISO8601FormatStyle {
      _changed("dateSeparator.\(separator)")
    }
    func dateTimeSeparator(_ separator: DateTimeSeparator) -> Date.ISO8601FormatStyle {
      _changed("dateTimeSeparator.\(separator)")
    }
    func timeSeparator(_ separator: TimeSeparator) -> Date.ISO8601FormatStyle {
      _changed("timeSeparator.\(separator)")
    }
    func timeZoneSeparator(_ separator: TimeZoneSeparator) -> Date.ISO8601FormatStyle {
      _changed("timeZoneSeparator.\(separator)")
    }
    func format(_ value: Date) -> String {
      _iso8601Text(value.timeIntervalSinceReferenceDate, _changes, timeZone.identifier)
    }
    func parse(_ value: String) throws -> Date { try Date(value, strategy: self) }
  }
  func ISO8601Format(_ style: Date.ISO8601FormatStyle = .iso8601) -> String { style.format(self) }
  func formatted(_ style: Date.ISO8601FormatStyle) -> String { style.format(self) }
  init(_ value: String, strategy: Date.ISO8601FormatStyle) throws {
    guard let time = _iso8601Time(value, strategy._changes, strategy.timeZone.identifier) else {
      throw CocoaError(
        .formatting,
        userInfo: [
          NSDebugDescriptionErrorKey:
            "Cannot parse \(value). String should adhere to the preferred format of the locale, "
            + "such as \(strategy.format(Date()))."
        ])
    }
    self.init(timeIntervalSinceReferenceDate: time)
  }
}
@operation("currentTime") func _currentTime() -> Double
@intrinsic("date.text") func _dateText(_ time: Double, _ format: String) -> String
@intrinsic("date.parse") func _date(_ text: String) -> Double?
