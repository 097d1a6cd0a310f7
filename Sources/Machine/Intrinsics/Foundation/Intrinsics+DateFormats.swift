import Foundation

// A style of dates is passed as a dictionary of texts, as those of numbers are.
extension Intrinsics {
  static let dateFormats: [Intrinsic] = [
    // The name of the symbols, and the formatter's style.
    Intrinsic("format.dateSymbols") { arguments throws(Trap) in
      let formatter = formatter(try arguments.texts(1))
      let symbols = symbols(try arguments.string(0), of: formatter)
      return .array(symbols.map { .string($0) })
    },
    // A template, or an empty text for the format of the formatter's style.
    Intrinsic("format.dateTemplate", isLinear: true) { arguments throws(Trap) in
      let (template, style) = (try arguments.string(0), try arguments.texts(1))
      guard !template.isEmpty else { return .string(formatter(style).dateFormat) }
      return .string(
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale(style)) ?? "")
    },
  ]

  private static func symbols(_ name: String, of formatter: DateFormatter) -> [String] {
    switch name {
    case "month": formatter.monthSymbols
    case "shortMonth": formatter.shortMonthSymbols
    case "veryShortMonth": formatter.veryShortMonthSymbols
    case "standaloneMonth": formatter.standaloneMonthSymbols
    case "shortStandaloneMonth": formatter.shortStandaloneMonthSymbols
    case "weekday": formatter.weekdaySymbols
    case "shortWeekday": formatter.shortWeekdaySymbols
    case "veryShortWeekday": formatter.veryShortWeekdaySymbols
    case "standaloneWeekday": formatter.standaloneWeekdaySymbols
    case "shortStandaloneWeekday": formatter.shortStandaloneWeekdaySymbols
    case "quarter": formatter.quarterSymbols
    case "shortQuarter": formatter.shortQuarterSymbols
    case "am": [formatter.amSymbol]
    case "pm": [formatter.pmSymbol]
    default: formatter.eraSymbols
    }
  }

  static func formatter(_ style: [String: String]) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale(style)
    formatter.timeZone = style["timeZone"].flatMap { TimeZone(identifier: $0) }
    if let calendar = calendar(style) { formatter.calendar = calendar }
    formatter.isLenient = style["isLenient"] == "true"
    if let format = style["format"], !format.isEmpty {
      formatter.dateFormat = format
    } else {
      formatter.dateStyle =
        style["dateStyle"].flatMap(UInt.init).flatMap { .init(rawValue: $0) } ?? .none
      formatter.timeStyle =
        style["timeStyle"].flatMap(UInt.init).flatMap { .init(rawValue: $0) } ?? .none
    }
    return formatter
  }

  private static func calendar(_ style: [String: String]) -> Calendar? {
    style["calendar"].map { Calendar(identifier: identifier($0)) }
  }

  /// The style of `Date.formatted`.
  static func dateStyle(_ parts: [String: String]) -> Date.FormatStyle {
    var style = Date.FormatStyle(
      date: parts["date"].flatMap { dateStyles[$0] },
      time: parts["time"].flatMap { timeStyles[$0] },
      locale: locale(parts), calendar: calendar(parts) ?? .current,
      timeZone: parts["timeZone"].flatMap { TimeZone(identifier: $0) } ?? .current)
    if let name = parts["year"] { style = style.year(years[name] ?? .defaultDigits) }
    if let name = parts["month"] { style = style.month(months[name] ?? .abbreviated) }
    if let name = parts["day"] { style = style.day(days[name] ?? .defaultDigits) }
    if let name = parts["weekday"] { style = style.weekday(weekdays[name] ?? .abbreviated) }
    if let name = parts["quarter"] { style = style.quarter(quarters[name] ?? .abbreviated) }
    if let name = parts["era"] { style = style.era(eras[name] ?? .abbreviated) }
    if let name = parts["hour"] { style = style.hour(hour(named: name)) }
    if let name = parts["minute"] {
      style = style.minute(name == "twoDigits" ? .twoDigits : .defaultDigits)
    }
    if let name = parts["second"] {
      style = style.second(name == "twoDigits" ? .twoDigits : .defaultDigits)
    }
    return style
  }

  /// `twoDigits.abbreviated`
  private static func hour(named name: String) -> Date.FormatStyle.Symbol.Hour {
    let parts = name.split(separator: ".")
    let halves: [Substring: Date.FormatStyle.Symbol.Hour.AMPMStyle] = [
      "omitted": .omitted, "narrow": .narrow, "wide": .wide,
    ]
    let half = parts.last.flatMap { halves[$0] } ?? .abbreviated
    return parts.first == "twoDigits" ? .twoDigits(amPM: half) : .defaultDigits(amPM: half)
  }

  private static let dateStyles: [String: Date.FormatStyle.DateStyle] = [
    "omitted": .omitted, "numeric": .numeric, "abbreviated": .abbreviated, "long": .long,
    "complete": .complete,
  ]
  private static let timeStyles: [String: Date.FormatStyle.TimeStyle] = [
    "omitted": .omitted, "shortened": .shortened, "standard": .standard, "complete": .complete,
  ]
  private static let years: [String: Date.FormatStyle.Symbol.Year] = ["twoDigits": .twoDigits]
  private static let months: [String: Date.FormatStyle.Symbol.Month] = [
    "defaultDigits": .defaultDigits, "twoDigits": .twoDigits, "wide": .wide, "narrow": .narrow,
  ]
  private static let days: [String: Date.FormatStyle.Symbol.Day] = [
    "twoDigits": .twoDigits, "ordinalOfDayInMonth": .ordinalOfDayInMonth,
  ]
  private static let weekdays: [String: Date.FormatStyle.Symbol.Weekday] = [
    "wide": .wide, "narrow": .narrow, "short": .short, "oneDigit": .oneDigit,
    "twoDigits": .twoDigits,
  ]
  private static let quarters: [String: Date.FormatStyle.Symbol.Quarter] = [
    "oneDigit": .oneDigit, "twoDigits": .twoDigits, "wide": .wide, "narrow": .narrow,
  ]
  private static let eras: [String: Date.FormatStyle.Symbol.Era] = [
    "wide": .wide, "narrow": .narrow,
  ]
}
