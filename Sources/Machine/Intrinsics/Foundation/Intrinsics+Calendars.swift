import Foundation

// A calendar is passed as its identifier, time zone, locale, first weekday and the minimum number
// of days in the first week of a year, all as text. A date's components are a dictionary by name.
extension Intrinsics {
  static let calendars: [Intrinsic] = [
    Intrinsic("calendar.week") { arguments throws(Trap) in
      var calendar = Calendar(identifier: try identifier(arguments.string(0)))
      calendar.locale = Locale(identifier: try arguments.string(1))
      return .array([.int(calendar.firstWeekday), .int(calendar.minimumDaysInFirstWeek)])
    },
    Intrinsic("calendar.description") { arguments throws(Trap) in
      .string(try calendar(arguments).description)
    },
    Intrinsic("calendar.component") { arguments throws(Trap) in
      let date = try date(arguments, 2)
      return .int(try calendar(arguments).component(component(arguments, 1), from: date))
    },
    Intrinsic("calendar.components") { arguments throws(Trap) in
      let date = try date(arguments, 2)
      return parts(try calendar(arguments).dateComponents(components(arguments, 1), from: date))
    },
    Intrinsic("calendar.difference") { arguments throws(Trap) in
      let (start, end) = (try date(arguments, 2), try date(arguments, 3))
      return parts(
        try calendar(arguments).dateComponents(components(arguments, 1), from: start, to: end))
    },
    Intrinsic("calendar.date") { arguments throws(Trap) in
      time(try calendar(arguments).date(from: dateComponents(arguments, 1)))
    },
    Intrinsic("calendar.adding") { arguments throws(Trap) in
      time(
        try calendar(arguments).date(
          byAdding: dateComponents(arguments, 1), to: date(arguments, 2),
          wrappingComponents: arguments.bool(3)))
    },
    Intrinsic("calendar.setting") { arguments throws(Trap) in
      let parts = try arguments.array(1).map { $0.wholeNumber ?? 0 }
      guard parts.count == 3 else { throw Trap(.custom("a time of day has three parts")) }
      return time(
        try calendar(arguments).date(
          bySettingHour: parts[0], minute: parts[1], second: parts[2], of: date(arguments, 2)))
    },
    Intrinsic("calendar.settingPart") { arguments throws(Trap) in
      time(
        try calendar(arguments).date(
          bySetting: component(arguments, 1), value: arguments.int(2), of: date(arguments, 3)))
    },
    Intrinsic("calendar.next") { arguments throws(Trap) in
      time(
        try calendar(arguments).nextDate(
          after: date(arguments, 2), matching: dateComponents(arguments, 1),
          matchingPolicy: policy(arguments.string(3))))
    },
    Intrinsic("calendar.interval") { arguments throws(Trap) in
      let interval = try calendar(arguments).dateInterval(
        of: component(arguments, 1), for: date(arguments, 2))
      guard let interval else { return .array([]) }
      return .array([
        .double(interval.start.timeIntervalSinceReferenceDate), .double(interval.duration),
      ])
    },
    Intrinsic("calendar.range") { arguments throws(Trap) in
      let range = try calendar(arguments).range(
        of: component(arguments, 1), in: component(arguments, 2), for: date(arguments, 3))
      return .array(range.map { [.int($0.lowerBound), .int($0.upperBound)] } ?? [])
    },
    Intrinsic("calendar.ordinality") { arguments throws(Trap) in
      let place = try calendar(arguments).ordinality(
        of: component(arguments, 1), in: component(arguments, 2), for: date(arguments, 3))
      return Value(place.map { .int($0) })
    },
    Intrinsic("calendar.compare") { arguments throws(Trap) in
      let order = try calendar(arguments).compare(
        date(arguments, 2), to: date(arguments, 3), toGranularity: component(arguments, 1))
      return .int(order.rawValue)
    },
    Intrinsic("calendar.isWeekend") { arguments throws(Trap) in
      .bool(try calendar(arguments).isDateInWeekend(date(arguments, 1)))
    },
    Intrinsic("calendar.symbols") { arguments throws(Trap) in
      let calendar = try calendar(arguments)
      let symbols =
        switch try arguments.string(1) {
        case "monthSymbols": calendar.monthSymbols
        case "shortMonthSymbols": calendar.shortMonthSymbols
        case "weekdaySymbols": calendar.weekdaySymbols
        default: calendar.shortWeekdaySymbols
        }
      return .array(symbols.map { .string($0) })
    },
  ]

  // MARK: Parts

  private static func calendar(_ arguments: Arguments) throws(Trap) -> Calendar {
    var parts: [String] = []
    for case .string(let part) in try arguments.array(0) { parts.append(part) }
    guard parts.count == 5, let zone = TimeZone(identifier: parts[1]),
      let firstWeekday = Int(parts[3]), let minimumDays = Int(parts[4])
    else { throw Trap(.custom("this is no calendar")) }
    var calendar = Calendar(identifier: identifier(parts[0]))
    calendar.timeZone = zone
    calendar.locale = Locale(identifier: parts[2])
    calendar.firstWeekday = firstWeekday
    calendar.minimumDaysInFirstWeek = minimumDays
    return calendar
  }

  private static func date(
    _ arguments: Arguments, _ index: Int
  ) throws(Trap) -> Date {
    let date = Date(timeIntervalSinceReferenceDate: try arguments.double(index))
    guard isRepresentable(date) else {
      throw Trap(.custom("the date is too far away for a calendar"))
    }
    return date
  }

  private static func time(_ date: Date?) -> Value {
    Value((date?.timeIntervalSinceReferenceDate).map { .double($0) })
  }

  static func identifier(_ name: String) -> Calendar.Identifier {
    identifiers.first { "\($0)" == name } ?? .gregorian
  }

  private static let identifiers: [Calendar.Identifier] = [
    .gregorian, .buddhist, .chinese, .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem, .hebrew,
    .iso8601, .indian, .islamic, .islamicCivil, .japanese, .persian, .republicOfChina,
    .islamicTabular, .islamicUmmAlQura,
  ]

  private static let knownComponents: [String: Calendar.Component] = Dictionary(
    uniqueKeysWithValues: counted.map { ("\($0)", $0) })

  /// The numeric components.
  private static let counted: [Calendar.Component] = [
    .era, .year, .month, .day, .hour, .minute, .second, .weekday, .weekdayOrdinal, .quarter,
    .weekOfMonth, .weekOfYear, .yearForWeekOfYear, .nanosecond, .dayOfYear,
  ]

  private static func component(
    _ arguments: Arguments, _ index: Int
  ) throws(Trap) -> Calendar.Component {
    let name = try arguments.string(index)
    guard let component = knownComponents[name] else {
      throw Trap(.custom("the component `.\(name)` of a date is no number"))
    }
    return component
  }

  private static func components(
    _ arguments: Arguments, _ index: Int
  ) throws(Trap) -> Set<Calendar.Component> {
    var components: Set<Calendar.Component> = []
    for case .string(let name) in try arguments.array(index) {
      if let component = knownComponents[name] { components.insert(component) }
    }
    return components
  }

  private static func dateComponents(
    _ arguments: Arguments, _ index: Int
  ) throws(Trap) -> DateComponents {
    var components = DateComponents()
    for (key, value) in try arguments.dictionary(index) {
      guard case .string(let name) = key.opened, let component = knownComponents[name],
        let number = value.wholeNumber
      else { continue }
      guard number.magnitude < 1 << 40 else {
        throw Trap(.custom("the component `.\(name)` is too large for a calendar"))
      }
      components.setValue(number, for: component)
    }
    return components
  }

  private static func parts(_ components: DateComponents) -> Value {
    var parts: [Value: Value] = [:]
    for component in counted {
      guard let value = components.value(for: component), value != NSNotFound else { continue }
      parts[.string("\(component)")] = .int(value)
    }
    return .dictionary(parts)
  }

  private static func policy(_ name: String) -> Calendar.MatchingPolicy {
    switch name {
    case "nextTimePreservingSmallerComponents": .nextTimePreservingSmallerComponents
    case "previousTimePreservingSmallerComponents": .previousTimePreservingSmallerComponents
    case "strict": .strict
    default: .nextTime
    }
  }
}
