// A calendar of the program is a few values. The host makes its own calendar of them for each question.

struct Calendar: Hashable, Sendable, CustomStringConvertible {
  enum Identifier: Hashable, Sendable {
    case gregorian, buddhist, chinese, coptic, ethiopicAmeteMihret, ethiopicAmeteAlem, hebrew
    case iso8601, indian, islamic, islamicCivil, japanese, persian, republicOfChina
    case islamicTabular, islamicUmmAlQura
  }
  enum Component: Hashable, Sendable {
    case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter
    case weekOfMonth, weekOfYear, yearForWeekOfYear, nanosecond, calendar, timeZone
    case isLeapMonth, dayOfYear
  }
  enum MatchingPolicy: Hashable, Sendable {
    case nextTime, nextTimePreservingSmallerComponents
    case previousTimePreservingSmallerComponents, strict
  }
  let identifier: Identifier
  var locale: Locale?
  var timeZone: TimeZone
  var firstWeekday: Int
  var minimumDaysInFirstWeek: Int
  init(identifier: Identifier) {
    self.identifier = identifier
    locale = Locale(identifier: "")
    timeZone = .current
    let week = _calendarWeek("\(identifier)", "")
    firstWeekday = week[0]
    minimumDaysInFirstWeek = week[1]
  }
  init(_ identifier: Identifier, in locale: Locale) {
    self.init(identifier: identifier)
    self.locale = locale
    let week = _calendarWeek("\(identifier)", locale.identifier)
    firstWeekday = week[0]
    minimumDaysInFirstWeek = week[1]
  }
  static var current: Calendar {
    let name = _machineSetting("calendar")
    return Calendar(_identifier(name), in: .current)
  }
  static var autoupdatingCurrent: Calendar { .current }
  static func _identifier(_ name: String) -> Identifier {
    switch name {
    case "buddhist": .buddhist
    case "chinese": .chinese
    case "hebrew": .hebrew
    case "iso8601": .iso8601
    case "japanese": .japanese
    case "persian": .persian
    default: .gregorian
    }
  }
  var _host: [String] {
    [
      "\(identifier)", timeZone.identifier, locale.map { $0.identifier } ?? "",
      "\(firstWeekday)", "\(minimumDaysInFirstWeek)",
    ]
  }
  var description: String { _calendarText(_host) }

  func component(_ component: Component, from date: Date) -> Int {
    _calendarComponent(_host, "\(component)", date.timeIntervalSinceReferenceDate)
  }
  func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
    let names = components.map { "\($0)" }
    var result = DateComponents(
      _parts: _calendarComponents(_host, names, date.timeIntervalSinceReferenceDate))
    if components.contains(.month) { result.isLeapMonth = false }
    if components.contains(.calendar) { result.calendar = self }
    if components.contains(.timeZone) { result.timeZone = timeZone }
    return result
  }
  func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents {
    var other = self
    other.timeZone = timeZone
    return other.dateComponents(
      [
        .era, .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday,
        .weekdayOrdinal, .quarter, .weekOfMonth, .weekOfYear, .yearForWeekOfYear, .calendar,
        .timeZone,
      ], from: date)
  }
  func dateComponents(
    _ components: Set<Component>, from start: Date, to end: Date
  ) -> DateComponents {
    DateComponents(
      _parts: _calendarDifference(
        _host, components.map { "\($0)" }, start.timeIntervalSinceReferenceDate,
        end.timeIntervalSinceReferenceDate))
  }
  func date(from components: DateComponents) -> Date? {
    var other = self
    if let timeZone = components.timeZone { other.timeZone = timeZone }
    return _calendarDate(other._host, components._parts).map {
      Date(timeIntervalSinceReferenceDate: $0)
    }
  }
  func date(
    byAdding component: Component, value: Int, to date: Date,
    wrappingComponents: Bool = false
  ) -> Date? {
    _calendarAdding(
      _host, ["\(component)": value], date.timeIntervalSinceReferenceDate, wrappingComponents
    ).map { Date(timeIntervalSinceReferenceDate: $0) }
  }
  func date(
    byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false
  ) -> Date? {
    _calendarAdding(
      _host, components._parts, date.timeIntervalSinceReferenceDate, wrappingComponents
    ).map { Date(timeIntervalSinceReferenceDate: $0) }
  }
  func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
    _calendarSetting(_host, [hour, minute, second], date.timeIntervalSinceReferenceDate).map {
      Date(timeIntervalSinceReferenceDate: $0)
    }
  }
  func date(bySetting component: Component, value: Int, of date: Date) -> Date? {
    _calendarSetting(_host, "\(component)", value, date.timeIntervalSinceReferenceDate).map {
      Date(timeIntervalSinceReferenceDate: $0)
    }
  }
  func date(_ date: Date, matchesComponents components: DateComponents) -> Bool {
    let names = components._parts.map { $0.key }
    let parts = _calendarComponents(_host, names, date.timeIntervalSinceReferenceDate)
    return names.allSatisfy { parts[$0] == components._parts[$0] }
  }
  func nextDate(
    after date: Date, matching components: DateComponents,
    matchingPolicy: MatchingPolicy
  ) -> Date? {
    _calendarNext(
      _host, components._parts, date.timeIntervalSinceReferenceDate, "\(matchingPolicy)"
    ).map { Date(timeIntervalSinceReferenceDate: $0) }
  }
  func startOfDay(for date: Date) -> Date {
    dateInterval(of: .day, for: date)?.start ?? date
  }
  func dateInterval(of component: Component, for date: Date) -> DateInterval? {
    let found = _calendarInterval(
      _host, "\(component)", date.timeIntervalSinceReferenceDate)
    guard found.count == 2 else { return nil }
    return DateInterval(
      start: Date(timeIntervalSinceReferenceDate: found[0]), duration: found[1])
  }
  func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
    let found = _calendarRange(
      _host, "\(smaller)", "\(larger)", date.timeIntervalSinceReferenceDate)
    guard found.count == 2 else { return nil }
    return found[0]..<found[1]
  }
  func ordinality(of smaller: Component, in larger: Component, for date: Date) -> Int? {
    _calendarOrdinality(_host, "\(smaller)", "\(larger)", date.timeIntervalSinceReferenceDate)
  }
  func compare(
    _ date1: Date, to date2: Date, toGranularity component: Component
  ) -> ComparisonResult {
    let order = _calendarCompare(
      _host, "\(component)", date1.timeIntervalSinceReferenceDate,
      date2.timeIntervalSinceReferenceDate)
    return order < 0 ? .orderedAscending : order > 0 ? .orderedDescending : .orderedSame
  }
  func isDate(
    _ date1: Date, equalTo date2: Date, toGranularity component: Component
  ) -> Bool {
    compare(date1, to: date2, toGranularity: component) == .orderedSame
  }
  func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool {
    isDate(date1, equalTo: date2, toGranularity: .day)
  }
  func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }
  func isDateInTomorrow(_ date: Date) -> Bool {
    self.date(byAdding: .day, value: 1, to: Date()).map { isDate(date, inSameDayAs: $0) } ?? false
  }
  func isDateInYesterday(_ date: Date) -> Bool {
    self.date(byAdding: .day, value: -1, to: Date()).map { isDate(date, inSameDayAs: $0) }
      ?? false
  }
  func isDateInWeekend(_ date: Date) -> Bool {
    _calendarIsWeekend(_host, date.timeIntervalSinceReferenceDate)
  }
  var monthSymbols: [String] { _calendarSymbols(_host, "monthSymbols") }
  var shortMonthSymbols: [String] { _calendarSymbols(_host, "shortMonthSymbols") }
  var weekdaySymbols: [String] { _calendarSymbols(_host, "weekdaySymbols") }
  var shortWeekdaySymbols: [String] { _calendarSymbols(_host, "shortWeekdaySymbols") }
}
struct DateInterval: Hashable, Comparable, Sendable, CustomStringConvertible {
  var start: Date
  var duration: TimeInterval
  init(start: Date, duration: TimeInterval) {
    self.start = start
    self.duration = duration
  }
  init(start: Date, end: Date) {
    precondition(end >= start, "Reverse intervals are not allowed")
    self.init(start: start, duration: end.timeIntervalSince(start))
  }
  var end: Date {
    get { start + duration }
    set { duration = newValue.timeIntervalSince(start) }
  }
  var description: String { "\(start) to \(end)" }
  func contains(_ date: Date) -> Bool { start <= date && date <= end }
  func intersects(_ other: DateInterval) -> Bool {
    contains(other.start) || contains(other.end) || other.contains(start) || other.contains(end)
  }
  func intersection(with other: DateInterval) -> DateInterval? {
    guard intersects(other) else { return nil }
    return DateInterval(start: max(start, other.start), end: min(end, other.end))
  }
  static func < (lhs: DateInterval, rhs: DateInterval) -> Bool {
    lhs.start == rhs.start ? lhs.duration < rhs.duration : lhs.start < rhs.start
  }
}
@operation("machineSetting") func _machineSetting(_ name: String) -> String
@intrinsic("calendar.description") func _calendarText(_ host: [String]) -> String
@intrinsic("calendar.week") func _calendarWeek(_ name: String, _ locale: String) -> [Int]
@intrinsic("calendar.component")
func _calendarComponent(_ host: [String], _ component: String, _ time: Double) -> Int
@intrinsic("calendar.components")
func _calendarComponents(
  _ host: [String], _ components: [String], _ time: Double
) -> [String: Int]
@intrinsic("calendar.difference")
func _calendarDifference(
  _ host: [String], _ components: [String], _ start: Double, _ end: Double
) -> [String: Int]
@intrinsic("calendar.date")
func _calendarDate(_ host: [String], _ parts: [String: Int]) -> Double?
@intrinsic("calendar.adding")
func _calendarAdding(
  _ host: [String], _ parts: [String: Int], _ time: Double, _ wraps: Bool
) -> Double?
@intrinsic("calendar.setting")
func _calendarSetting(_ host: [String], _ parts: [Int], _ time: Double) -> Double?
@intrinsic("calendar.settingPart")
func _calendarSetting(
  _ host: [String], _ component: String, _ value: Int, _ time: Double
) -> Double?
@intrinsic("calendar.next")
func _calendarNext(
  _ host: [String], _ parts: [String: Int], _ time: Double, _ policy: String
) -> Double?
@intrinsic("calendar.interval")
func _calendarInterval(_ host: [String], _ component: String, _ time: Double) -> [Double]
@intrinsic("calendar.range")
func _calendarRange(
  _ host: [String], _ smaller: String, _ larger: String, _ time: Double
) -> [Int]
@intrinsic("calendar.ordinality")
func _calendarOrdinality(
  _ host: [String], _ smaller: String, _ larger: String, _ time: Double
) -> Int?
@intrinsic("calendar.compare")
func _calendarCompare(
  _ host: [String], _ component: String, _ first: Double, _ second: Double
) -> Int
@intrinsic("calendar.isWeekend")
func _calendarIsWeekend(_ host: [String], _ time: Double) -> Bool
@intrinsic("calendar.symbols")
func _calendarSymbols(_ host: [String], _ kind: String) -> [String]
