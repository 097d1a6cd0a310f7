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
