struct DateComponents: Hashable, Sendable, CustomStringConvertible {
  var calendar: Calendar?
  var timeZone: TimeZone?
  var isLeapMonth: Bool?
  var _parts: [String: Int] = [:]
  init(_parts: [String: Int]) {
    calendar = nil
    timeZone = nil
    isLeapMonth = nil
    self._parts = _parts
  }
  init(
    calendar: Calendar? = nil,
    timeZone: TimeZone? = nil,
    era: Int? = nil,
    year: Int? = nil,
    month: Int? = nil,
    day: Int? = nil,
    hour: Int? = nil,
    minute: Int? = nil,
    second: Int? = nil,
    nanosecond: Int? = nil,
    weekday: Int? = nil,
    weekdayOrdinal: Int? = nil,
    quarter: Int? = nil,
    weekOfMonth: Int? = nil,
    weekOfYear: Int? = nil,
    yearForWeekOfYear: Int? = nil
  ) {
    self.calendar = calendar
    self.timeZone = timeZone
    isLeapMonth = nil
    if let era { _parts["era"] = era }
    if let year { _parts["year"] = year }
    if let month { _parts["month"] = month }
    if let day { _parts["day"] = day }
    if let hour { _parts["hour"] = hour }
    if let minute { _parts["minute"] = minute }
    if let second { _parts["second"] = second }
    if let nanosecond { _parts["nanosecond"] = nanosecond }
    if let weekday { _parts["weekday"] = weekday }
    if let weekdayOrdinal { _parts["weekdayOrdinal"] = weekdayOrdinal }
    if let quarter { _parts["quarter"] = quarter }
    if let weekOfMonth { _parts["weekOfMonth"] = weekOfMonth }
    if let weekOfYear { _parts["weekOfYear"] = weekOfYear }
    if let yearForWeekOfYear { _parts["yearForWeekOfYear"] = yearForWeekOfYear }
  }
  var era: Int? {
    get { _parts["era"] }
    set { _parts["era"] = newValue }
  }
  var year: Int? {
    get { _parts["year"] }
    set { _parts["year"] = newValue }
  }
  var month: Int? {
    get { _parts["month"] }
    set { _parts["month"] = newValue }
  }
  var day: Int? {
    get { _parts["day"] }
    set { _parts["day"] = newValue }
  }
  var hour: Int? {
    get { _parts["hour"] }
    set { _parts["hour"] = newValue }
  }
  var minute: Int? {
    get { _parts["minute"] }
    set { _parts["minute"] = newValue }
  }
  var second: Int? {
    get { _parts["second"] }
    set { _parts["second"] = newValue }
  }
  var nanosecond: Int? {
    get { _parts["nanosecond"] }
    set { _parts["nanosecond"] = newValue }
  }
  var weekday: Int? {
    get { _parts["weekday"] }
    set { _parts["weekday"] = newValue }
  }
  var weekdayOrdinal: Int? {
    get { _parts["weekdayOrdinal"] }
    set { _parts["weekdayOrdinal"] = newValue }
  }
  var quarter: Int? {
    get { _parts["quarter"] }
    set { _parts["quarter"] = newValue }
  }
  var weekOfMonth: Int? {
    get { _parts["weekOfMonth"] }
    set { _parts["weekOfMonth"] = newValue }
  }
  var weekOfYear: Int? {
    get { _parts["weekOfYear"] }
    set { _parts["weekOfYear"] = newValue }
  }
  var yearForWeekOfYear: Int? {
    get { _parts["yearForWeekOfYear"] }
    set { _parts["yearForWeekOfYear"] = newValue }
  }
  var dayOfYear: Int? {
    get { _parts["dayOfYear"] }
    set { _parts["dayOfYear"] = newValue }
  }
  func value(for component: Calendar.Component) -> Int? { _parts["\(component)"] }
  mutating func setValue(_ value: Int?, for component: Calendar.Component) {
    _parts["\(component)"] = value
  }
  static func == (lhs: DateComponents, rhs: DateComponents) -> Bool {
    lhs._parts == rhs._parts && lhs.calendar == rhs.calendar && lhs.timeZone == rhs.timeZone
  }
  func hash(into hasher: inout Hasher) { hasher.combine(_parts) }
  var description: String {
    let names = [
      "era", "year", "month", "day", "hour", "minute", "second", "nanosecond", "weekday",
      "weekdayOrdinal", "quarter", "weekOfMonth", "weekOfYear", "yearForWeekOfYear",
      "dayOfYear",
    ]
    var text = calendar.map { "calendar: \($0) " } ?? ""
    if let timeZone { text += "timeZone: \(timeZone) " }
    for name in names { if let part = _parts[name] { text += "\(name): \(part) " } }
    if let isLeapMonth { text += "isLeapMonth: \(isLeapMonth) " }
    return text
  }
  var date: Date? { calendar.flatMap { $0.date(from: self) } }
}
