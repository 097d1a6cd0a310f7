extension Date {
  struct FormatStyle: Hashable, Sendable {
    enum DateStyle: Hashable, Sendable { case omitted, numeric, abbreviated, long, complete }
    enum TimeStyle: Hashable, Sendable { case omitted, shortened, standard, complete }
    struct Symbol: Hashable, Sendable {
      enum Year: Hashable, Sendable { case defaultDigits, twoDigits }
      enum Month: Hashable, Sendable {
        case defaultDigits, twoDigits, abbreviated, wide, narrow
      }
      enum Day: Hashable, Sendable { case defaultDigits, twoDigits, ordinalOfDayInMonth }
      enum Weekday: Hashable, Sendable {
        case abbreviated, wide, narrow, short, oneDigit, twoDigits
      }
      enum Minute: Hashable, Sendable { case defaultDigits, twoDigits }
      enum Second: Hashable, Sendable { case defaultDigits, twoDigits }
      enum Quarter: Hashable, Sendable { case oneDigit, twoDigits, abbreviated, wide, narrow }
      enum Era: Hashable, Sendable { case abbreviated, wide, narrow }
      struct Hour: Hashable, Sendable {
        enum AMPMStyle: String, Hashable, Sendable { case omitted, narrow, abbreviated, wide }
        let _name: String
        init(_name: String) { self._name = _name }
        static func defaultDigits(amPM: AMPMStyle) -> Hour {
          Hour(_name: "defaultDigits." + amPM.rawValue)
        }
        static func twoDigits(amPM: AMPMStyle) -> Hour {
          Hour(_name: "twoDigits." + amPM.rawValue)
        }
        static var defaultDigitsNoAMPM: Hour { defaultDigits(amPM: .omitted) }
        static var twoDigitsNoAMPM: Hour { twoDigits(amPM: .omitted) }
      }
    }
    var locale: Locale
    var calendar: Calendar
    var timeZone: TimeZone
    private var _parts: [String: String]
    init(
      date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale = .autoupdatingCurrent,
      calendar: Calendar = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent
    ) {
      self.locale = locale
      self.calendar = calendar
      self.timeZone = timeZone
      _parts = [:]
      if let date { _parts["date"] = "\(date)" }
      if let time { _parts["time"] = "\(time)" }
    }
    func format(_ value: Date) -> String {
      var style = _parts
      style["kind"] = "style"
      style["timeZone"] = timeZone.identifier
      style["locale"] = locale.identifier
      style["calendar"] = "\(calendar.identifier)"
      return _dateText(value.timeIntervalSinceReferenceDate, style)
    }
    func _adding(_ part: String, _ value: String) -> Date.FormatStyle {
      var style = self
      style._parts[part] = value
      return style
    }
    func locale(_ locale: Locale) -> Date.FormatStyle {
      var style = self
      style.locale = locale
      return style
    }
    func year(_ format: Symbol.Year = .defaultDigits) -> Date.FormatStyle {
      _adding("year", "\(format)")
    }
    func month(_ format: Symbol.Month = .abbreviated) -> Date.FormatStyle {
      _adding("month", "\(format)")
    }
    func day(_ format: Symbol.Day = .defaultDigits) -> Date.FormatStyle {
      _adding("day", "\(format)")
    }
    func weekday(_ format: Symbol.Weekday = .abbreviated) -> Date.FormatStyle {
      _adding("weekday", "\(format)")
    }
    func quarter(_ format: Symbol.Quarter = .abbreviated) -> Date.FormatStyle {
      _adding("quarter", "\(format)")
    }
    func era(_ format: Symbol.Era = .abbreviated) -> Date.FormatStyle {
      _adding("era", "\(format)")
    }
    func hour(_ format: Symbol.Hour = .defaultDigits(amPM: .abbreviated)) -> Date.FormatStyle {
      _adding("hour", format._name)
    }
    func minute(_ format: Symbol.Minute = .defaultDigits) -> Date.FormatStyle {
      _adding("minute", "\(format)")
    }
    func second(_ format: Symbol.Second = .defaultDigits) -> Date.FormatStyle {
      _adding("second", "\(format)")
    }
    static var dateTime: Date.FormatStyle { Date.FormatStyle() }
  }
  func formatted(_ style: Date.FormatStyle) -> String { style.format(self) }
  func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
    formatted(Date.FormatStyle(date: date, time: time))
  }
  func formatted() -> String { formatted(date: .numeric, time: .shortened) }
}
