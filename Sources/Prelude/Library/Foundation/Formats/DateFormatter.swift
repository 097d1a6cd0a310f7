@intrinsic("format.date")
func _dateText(_ time: Double, _ style: [String: String]) -> String
@intrinsic("format.parseDate")
func _parsedDate(_ text: String, _ style: [String: String]) -> Double?
@intrinsic("format.dateSymbols")
func _dateSymbols(_ name: String, _ style: [String: String]) -> [String]
@intrinsic("format.dateTemplate")
func _dateFormat(_ template: String, _ style: [String: String]) -> String
class DateFormatter: Hashable, @unchecked Sendable {
  static func == (left: DateFormatter, right: DateFormatter) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  enum Style: Int, Hashable, Sendable { case none, short, medium, long, full }
  private var _format: String = ""
  var dateFormat: String! {
    get { _format.isEmpty ? _dateFormat("", _style) : _format }
    set { _format = newValue ?? "" }
  }
  var locale: Locale! = .current
  var timeZone: TimeZone! = .current
  var calendar: Calendar! = .current
  var isLenient: Bool = false
  // A style replaces an earlier format.
  var dateStyle: Style = .none { willSet { _format = "" } }
  var timeStyle: Style = .none { willSet { _format = "" } }
  init() {}
  var _style: [String: String] {
    [
      "format": _format, "locale": locale.identifier, "timeZone": timeZone.identifier,
      "dateStyle": "\(dateStyle.rawValue)", "timeStyle": "\(timeStyle.rawValue)",
      "isLenient": isLenient ? "true" : "false", "calendar": "\(calendar.identifier)",
    ]
  }
  func string(from date: Date) -> String {
    _dateText(date.timeIntervalSinceReferenceDate, _style)
  }
  func date(from string: String) -> Date? {
    _parsedDate(string, _style).map { Date(timeIntervalSinceReferenceDate: $0) }
  }
  func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) {
    _format = _dateFormat(dateFormatTemplate, _style)
  }
  class func dateFormat(fromTemplate tmplate: String, options opts: Int, locale: Locale?)
    -> String?
  {
    _dateFormat(tmplate, ["locale": (locale ?? .current).identifier])
  }
  class func localizedString(
    from date: Date, dateStyle dstyle: Style, timeStyle tstyle: Style
  ) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = dstyle
    formatter.timeStyle = tstyle
    return formatter.string(from: date)
  }
  var monthSymbols: [String] { _dateSymbols("month", _style) }
  var shortMonthSymbols: [String] { _dateSymbols("shortMonth", _style) }
  var veryShortMonthSymbols: [String] { _dateSymbols("veryShortMonth", _style) }
  var standaloneMonthSymbols: [String] { _dateSymbols("standaloneMonth", _style) }
  var shortStandaloneMonthSymbols: [String] { _dateSymbols("shortStandaloneMonth", _style) }
  var weekdaySymbols: [String] { _dateSymbols("weekday", _style) }
  var shortWeekdaySymbols: [String] { _dateSymbols("shortWeekday", _style) }
  var veryShortWeekdaySymbols: [String] { _dateSymbols("veryShortWeekday", _style) }
  var standaloneWeekdaySymbols: [String] { _dateSymbols("standaloneWeekday", _style) }
  var shortStandaloneWeekdaySymbols: [String] { _dateSymbols("shortStandaloneWeekday", _style) }
  var quarterSymbols: [String] { _dateSymbols("quarter", _style) }
  var shortQuarterSymbols: [String] { _dateSymbols("shortQuarter", _style) }
  var eraSymbols: [String] { _dateSymbols("era", _style) }
  var amSymbol: String { _dateSymbols("am", _style)[0] }
  var pmSymbol: String { _dateSymbols("pm", _style)[0] }
}
