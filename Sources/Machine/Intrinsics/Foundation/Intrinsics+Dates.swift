import Foundation

// A date is the seconds since the reference date.
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
  ]

  /// Whether it lies in the years for which calendars are made.
  static func isRepresentable(_ date: Date) -> Bool {
    abs(date.timeIntervalSinceReferenceDate) <= 63_114_076_800
  }
}
