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
  enum _Keys: String, CodingKey { case identifier }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: _Keys.self)
    self.init(identifier: try container.decode(String.self, forKey: .identifier))
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: _Keys.self)
    try container.encode(identifier, forKey: .identifier)
  }
}
extension Calendar: Encodable, Decodable {
  @unsupported("decoding a calendar") init(from decoder: any Decoder) throws {
    self = Calendar.current
  }
  @unsupported("encoding a calendar") func encode(to encoder: any Encoder) throws {}
}
extension DateComponents: Encodable, Decodable {
  @unsupported("decoding date components") init(from decoder: any Decoder) throws {
    self = DateComponents()
  }
  @unsupported("encoding date components") func encode(to encoder: any Encoder) throws {}
}
