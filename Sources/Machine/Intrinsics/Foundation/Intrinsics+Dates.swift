import Foundation

// A date is the number of seconds since the reference date.
extension Intrinsics {
  static let dates: [Intrinsic] = [
    // Date and the name of a format.
    Intrinsic("date.text") { arguments throws(Trap) in
      let date = Date(timeIntervalSinceReferenceDate: try arguments.double(0))
      guard isRepresentable(date) else {
        return .string("<description unavailable>")
      }
      switch try arguments.string(1) {
      case "iso8601": return .string(date.formatted(.iso8601))
      default: return .string(date.description)
      }
    },
    Intrinsic("date.parse") { arguments throws(Trap) in
      let date = try? Date(try arguments.string(0), strategy: .iso8601)
      return Value((date?.timeIntervalSinceReferenceDate).map { .double($0) })
    },
    // Date, the changes of a style, and the identifier of a time zone.
    Intrinsic("date.iso8601Format") { arguments throws(Trap) in
      let date = Date(timeIntervalSinceReferenceDate: try arguments.double(0))
      guard isRepresentable(date) else { return .string("<description unavailable>") }
      return .string(try iso8601Style(arguments).format(date))
    },
    Intrinsic("date.iso8601Parse") { arguments throws(Trap) in
      let date = try? iso8601Style(arguments).parse(arguments.string(0))
      return Value((date?.timeIntervalSinceReferenceDate).map { .double($0) })
    },
    // Date, the formatter's options, and the identifier of a time zone.
    Intrinsic("date.iso8601Text") { arguments throws(Trap) in
      let date = Date(timeIntervalSinceReferenceDate: try arguments.double(0))
      guard isRepresentable(date) else { return .string("<description unavailable>") }
      let formatter = iso8601Formatter(try arguments.int(1), zone: try arguments.string(2))
      return .string(formatter.string(from: date))
    },
    Intrinsic("date.iso8601Time") { arguments throws(Trap) in
      let formatter = iso8601Formatter(try arguments.int(1), zone: try arguments.string(2))
      let date = formatter.date(from: try arguments.string(0))
      return Value((date?.timeIntervalSinceReferenceDate).map { .double($0) })
    },
  ]

  private static func iso8601Style(
    _ arguments: Arguments
  ) throws(Trap) -> Date.ISO8601FormatStyle {
    let changes = try arguments.array(1).compactMap { value in
      if case .string(let change) = value { change } else { nil }
    }
    var style = Date.ISO8601FormatStyle(
      includingFractionalSeconds: changes.contains("fractions"),
      timeZone: TimeZone(identifier: try arguments.string(2)) ?? .gmt)
    for change in changes { style = changed(style, change) }
    return style
  }

  private static func changed(
    _ style: Date.ISO8601FormatStyle, _ change: String
  ) -> Date.ISO8601FormatStyle {
    switch change {
    case "year": style.year()
    case "month": style.month()
    case "weekOfYear": style.weekOfYear()
    case "day": style.day()
    case "time.true": style.time(includingFractionalSeconds: true)
    case "time.false": style.time(includingFractionalSeconds: false)
    case "timeZone.colon": style.timeZone(separator: .colon)
    case "timeZone.omitted": style.timeZone(separator: .omitted)
    case "dateSeparator.dash": style.dateSeparator(.dash)
    case "dateSeparator.omitted": style.dateSeparator(.omitted)
    case "dateTimeSeparator.space": style.dateTimeSeparator(.space)
    case "dateTimeSeparator.standard": style.dateTimeSeparator(.standard)
    case "timeSeparator.colon": style.timeSeparator(.colon)
    case "timeSeparator.omitted": style.timeSeparator(.omitted)
    case "timeZoneSeparator.colon": style.timeZoneSeparator(.colon)
    case "timeZoneSeparator.omitted": style.timeZoneSeparator(.omitted)
    default: style
    }
  }

  private static func iso8601Formatter(_ options: Int, zone: String) -> ISO8601DateFormatter {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = ISO8601DateFormatter.Options(
      rawValue: UInt(truncatingIfNeeded: options))
    formatter.timeZone = TimeZone(identifier: zone) ?? .gmt
    return formatter
  }

  /// Returns whether it is in the years that calendars support.
  static func isRepresentable(_ date: Date) -> Bool {
    abs(date.timeIntervalSinceReferenceDate) <= 63_114_076_800
  }
}
