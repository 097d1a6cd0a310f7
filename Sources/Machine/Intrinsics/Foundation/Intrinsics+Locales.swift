import Foundation

// A time zone and a locale are passed as their identifiers.
extension Intrinsics {
  static let locales: [Intrinsic] = [
    // Kind and text; returns the identifier.
    Intrinsic("timeZone.make") { arguments throws(Trap) in
      let text = try arguments.string(1)
      if try arguments.string(0) == "description" {
        return Value(TimeZone(identifier: text).map { .string($0.description) })
      }
      let zone: TimeZone? =
        switch try arguments.string(0) {
        case "abbreviation": TimeZone(abbreviation: text)
        case "seconds":
          // No zone has a larger offset, and Foundation doesn't check its input.
          Int(text).flatMap {
            (-18 * 3600...18 * 3600).contains($0) ? TimeZone(secondsFromGMT: $0) : nil
          }
        default: TimeZone(identifier: text)
        }
      return Value((zone?.identifier).map { .string($0) })
    },
    Intrinsic("timeZone.offset") { arguments throws(Trap) in
      let (zone, date) = try place(arguments)
      guard try arguments.bool(2) else { return .int(zone.secondsFromGMT(for: date)) }
      return .int(Int(zone.daylightSavingTimeOffset(for: date)))
    },
    Intrinsic("timeZone.abbreviation") { arguments throws(Trap) in
      let (zone, date) = try place(arguments)
      return Value(zone.abbreviation(for: date).map { .string($0) })
    },
    // Locale, the name of a part, and an argument.
    Intrinsic("locale.part") { arguments throws(Trap) in
      let locale = Locale(identifier: try arguments.string(0))
      let argument = try arguments.string(2)
      let part: String? =
        switch try arguments.string(1) {
        case "identifier": Locale(identifier: argument).identifier
        case "language": locale.language.languageCode?.identifier
        case "region": locale.region?.identifier
        case "currency": locale.currency?.identifier
        case "decimalSeparator": locale.decimalSeparator
        case "groupingSeparator": locale.groupingSeparator
        case "currencySymbol": locale.currencySymbol
        case "nameOfLanguage": locale.localizedString(forLanguageCode: argument)
        case "nameOfRegion": locale.localizedString(forRegionCode: argument)
        default: locale.localizedString(forIdentifier: argument)
        }
      return Value(part.map { .string($0) })
    },
  ]

  private static func place(
    _ arguments: Arguments
  ) throws(Trap) -> (zone: TimeZone, date: Date) {
    let date = Date(timeIntervalSinceReferenceDate: try arguments.double(1))
    guard let zone = TimeZone(identifier: try arguments.string(0)), isRepresentable(date) else {
      throw Trap(.custom("the date is too far away for a time zone"))
    }
    return (zone, date)
  }
}
