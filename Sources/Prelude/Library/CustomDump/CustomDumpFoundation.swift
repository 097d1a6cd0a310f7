// How values of Foundation look.

extension Calendar: CustomDumpReflectable {
  var customDumpMirror: Mirror {
    Mirror(
      self,
      children: [
        "identifier": identifier, "locale": locale as Any, "timeZone": timeZone,
        "firstWeekday": firstWeekday, "minimumDaysInFirstWeek": minimumDaysInFirstWeek,
      ], displayStyle: .struct)
  }
}
extension Data: CustomDumpStringConvertible {
  var customDumpDescription: String {
    "Data(\(_grouped(count)) \(count == 1 ? "byte" : "bytes"))"
  }
}
extension Date: CustomDumpStringConvertible {
  var customDumpDescription: String {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
    return "Date(\(formatter.string(from: self)))"
  }
}
extension Decimal: CustomDumpStringConvertible {
  var customDumpDescription: String { description }
}
extension Locale: CustomDumpStringConvertible {
  var customDumpDescription: String { "Locale(\(identifier))" }
}
extension TimeZone: CustomDumpReflectable {
  var customDumpMirror: Mirror {
    Mirror(
      self,
      children: [
        "identifier": identifier, "abbreviation": abbreviation() as Any,
        "secondsFromGMT": secondsFromGMT(), "isDaylightSavingTime": isDaylightSavingTime(),
      ], displayStyle: .struct)
  }
}
extension URL: CustomDumpStringConvertible {
  var customDumpDescription: String { "URL(\(absoluteString))" }
}
extension UUID: CustomDumpStringConvertible {
  var customDumpDescription: String { "UUID(\(uuidString))" }
}
func _grouped(_ count: Int) -> String {
  var text = String(count)
  var place = text.count - 3
  while place > 0 {
    text.insert(",", at: text.index(text.startIndex, offsetBy: place))
    place -= 3
  }
  return text
}
