struct TimeZone: Hashable, Sendable, CustomStringConvertible {
  let identifier: String
  init(_identifier: String) { identifier = _identifier }
  init?(identifier: String) {
    guard let known = _timeZone("identifier", identifier) else { return nil }
    self.identifier = known
  }
  init?(abbreviation: String) {
    guard let known = _timeZone("abbreviation", abbreviation) else { return nil }
    identifier = known
  }
  init?(secondsFromGMT seconds: Int) {
    guard let known = _timeZone("seconds", "\(seconds)") else { return nil }
    identifier = known
  }
  static var gmt: TimeZone { TimeZone(_identifier: "GMT") }
  static var current: TimeZone { TimeZone(_identifier: _machineSetting("timeZone")) }
  static var autoupdatingCurrent: TimeZone { .current }
  func secondsFromGMT(for date: Date = Date()) -> Int {
    _timeZoneOffset(identifier, date.timeIntervalSinceReferenceDate, false)
  }
  func daylightSavingTimeOffset(for date: Date = Date()) -> TimeInterval {
    Double(_timeZoneOffset(identifier, date.timeIntervalSinceReferenceDate, true))
  }
  func isDaylightSavingTime(for date: Date = Date()) -> Bool {
    daylightSavingTimeOffset(for: date) != 0
  }
  func abbreviation(for date: Date = Date()) -> String? {
    _timeZoneAbbreviation(identifier, date.timeIntervalSinceReferenceDate)
  }
  var description: String { _timeZone("description", identifier) ?? identifier }
}
@intrinsic("timeZone.make") func _timeZone(_ kind: String, _ text: String) -> String?
@intrinsic("timeZone.offset")
func _timeZoneOffset(_ zone: String, _ time: Double, _ isDaylightSaving: Bool) -> Int
@intrinsic("timeZone.abbreviation")
func _timeZoneAbbreviation(_ zone: String, _ time: Double) -> String?
struct Locale: Hashable, Sendable, CustomStringConvertible {
  struct LanguageCode: Hashable, Sendable, CustomStringConvertible,
    ExpressibleByStringLiteral
  {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    init(stringLiteral value: String) { identifier = value }
    var description: String { identifier }
  }
  struct Region: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    init(stringLiteral value: String) { identifier = value }
    var description: String { identifier }
  }
  struct Currency: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    init(stringLiteral value: String) { identifier = value }
    var description: String { identifier }
  }
  struct Language: Hashable, Sendable {
    let languageCode: LanguageCode?
    let region: Region?
    init(_languageCode: LanguageCode?, _region: Region?) {
      languageCode = _languageCode
      region = _region
    }
  }
  let identifier: String
  init(identifier: String) { self.identifier = _localePart("", "identifier", identifier) ?? "" }
  static var current: Locale { Locale(identifier: _machineSetting("locale")) }
  static var autoupdatingCurrent: Locale { .current }
  var language: Language {
    Language(
      _languageCode: _localePart(identifier, "language", "").map { LanguageCode($0) },
      _region: region)
  }
  var region: Region? { _localePart(identifier, "region", "").map { Region($0) } }
  var currency: Currency? { _localePart(identifier, "currency", "").map { Currency($0) } }
  var decimalSeparator: String? { _localePart(identifier, "decimalSeparator", "") }
  var groupingSeparator: String? { _localePart(identifier, "groupingSeparator", "") }
  var currencySymbol: String? { _localePart(identifier, "currencySymbol", "") }
  func localizedString(forLanguageCode code: String) -> String? {
    _localePart(identifier, "nameOfLanguage", code)
  }
  func localizedString(forRegionCode code: String) -> String? {
    _localePart(identifier, "nameOfRegion", code)
  }
  func localizedString(forIdentifier other: String) -> String? {
    _localePart(identifier, "nameOfLocale", other)
  }
  var description: String { "\(identifier) (fixed \(identifier))" }
}
@intrinsic("locale.part")
func _localePart(_ locale: String, _ part: String, _ argument: String) -> String?
