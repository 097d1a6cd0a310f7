// How Foundation codes its types.

extension Date: Encodable, Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init(timeIntervalSinceReferenceDate: try container.decode(Double.self))
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(timeIntervalSinceReferenceDate)
  }
}
extension Data: Encodable, Decodable {
  init(from decoder: any Decoder) throws { self.init(try [UInt8](from: decoder)) }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for byte in _array(_bytes) { try container.encode(byte) }
  }
}
extension Decimal: Encodable, Decodable {
  init(from decoder: any Decoder) throws {
    self = try decoder._scalar(Decimal.self, 2)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self)
  }
}
extension URL: Encodable, Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = try container.decode(URL.self)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(absoluteString)
  }
}
extension UUID: Encodable, Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let text = _uuid(try container.decode(String.self)) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "Attempted to decode UUID from invalid UUID string."))
    }
    self.init(_text: text)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(uuidString)
  }
}
extension DateInterval: Encodable, Decodable {
  enum _Keys: String, CodingKey { case start, duration }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: _Keys.self)
    self.init(
      start: try container.decode(Date.self, forKey: .start),
      duration: try container.decode(Double.self, forKey: .duration))
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: _Keys.self)
    try container.encode(start, forKey: .start)
    try container.encode(duration, forKey: .duration)
  }
}
extension TimeZone: Encodable, Decodable {
  enum _Keys: String, CodingKey { case identifier }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: _Keys.self)
    let identifier = try container.decode(String.self, forKey: .identifier)
    guard let zone = TimeZone(identifier: identifier) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "Invalid TimeZone identifier."))
    }
    self = zone
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: _Keys.self)
    try container.encode(identifier, forKey: .identifier)
  }
}
extension Locale: Encodable, Decodable {
  enum _Keys: String, CodingKey { case current, identifier }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: _Keys.self)
    self.init(identifier: try container.decode(String.self, forKey: .identifier))
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: _Keys.self)
    try container.encode(0, forKey: .current)
    try container.encode(identifier, forKey: .identifier)
  }
}
extension Calendar: Encodable, Decodable {
  enum _Keys: String, CodingKey {
    case current, identifier, locale, timeZone, firstWeekday, minimumDaysInFirstWeek
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: _Keys.self)
    let name = try container.decode(String.self, forKey: .identifier)
    guard let identifier = Calendar._codedNames.first(where: { $0.1 == name })?.0 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "Invalid calendar identifier."))
    }
    self.init(identifier: identifier)
    locale = try container.decode(Locale.self, forKey: .locale)
    timeZone = try container.decode(TimeZone.self, forKey: .timeZone)
    firstWeekday = try container.decode(Int.self, forKey: .firstWeekday)
    minimumDaysInFirstWeek = try container.decode(Int.self, forKey: .minimumDaysInFirstWeek)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: _Keys.self)
    try container.encode(0, forKey: .current)
    try container.encode(
      Calendar._codedNames.first { $0.0 == identifier }?.1 ?? "", forKey: .identifier)
    try container.encode(locale ?? Locale(identifier: ""), forKey: .locale)
    try container.encode(timeZone, forKey: .timeZone)
    try container.encode(firstWeekday, forKey: .firstWeekday)
    try container.encode(minimumDaysInFirstWeek, forKey: .minimumDaysInFirstWeek)
  }
  static var _codedNames: [(Identifier, String)] {
    [
      (.gregorian, "gregorian"), (.buddhist, "buddhist"), (.chinese, "chinese"),
      (.coptic, "coptic"), (.ethiopicAmeteMihret, "ethiopic"),
      (.ethiopicAmeteAlem, "ethiopic-amete-alem"), (.hebrew, "hebrew"), (.iso8601, "iso8601"),
      (.indian, "indian"), (.islamic, "islamic"), (.islamicCivil, "islamic-civil"),
      (.japanese, "japanese"), (.persian, "persian"), (.republicOfChina, "roc"),
      (.islamicTabular, "islamic-tbla"), (.islamicUmmAlQura, "islamic-umalqura"),
    ]
  }
}
extension DateComponents: Encodable, Decodable {
  struct _Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
  static var _codedParts: [String] {
    [
      "era", "year", "month", "day", "hour", "minute", "second", "nanosecond", "weekday",
      "weekdayOrdinal", "quarter", "weekOfMonth", "weekOfYear", "yearForWeekOfYear", "dayOfYear",
    ]
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: _Key.self)
    self = DateComponents()
    calendar = try container.decodeIfPresent(Calendar.self, forKey: _Key("calendar"))
    timeZone = try container.decodeIfPresent(TimeZone.self, forKey: _Key("timeZone"))
    isLeapMonth = try container.decodeIfPresent(Bool.self, forKey: _Key("isLeapMonth"))
    for name in DateComponents._codedParts {
      if let value = try container.decodeIfPresent(Int.self, forKey: _Key(name)) {
        _parts[name] = value
      }
    }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: _Key.self)
    try container.encodeIfPresent(calendar, forKey: _Key("calendar"))
    try container.encodeIfPresent(timeZone, forKey: _Key("timeZone"))
    try container.encodeIfPresent(isLeapMonth, forKey: _Key("isLeapMonth"))
    for name in DateComponents._codedParts {
      if let value = _parts[name] { try container.encode(value, forKey: _Key(name)) }
    }
  }
}
