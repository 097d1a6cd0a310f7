// How the standard library codes its types.

protocol CodingKeyRepresentable {
  var codingKey: any CodingKey { get }
  init?<T: CodingKey>(codingKey: T)
}
extension RawRepresentable where Self: CodingKeyRepresentable, RawValue == String {
  var codingKey: any CodingKey { _DictionaryCodingKey(_text: rawValue) }
  init?<T: CodingKey>(codingKey: T) { self.init(rawValue: codingKey.stringValue) }
}
extension RawRepresentable where Self: CodingKeyRepresentable, RawValue == Int {
  var codingKey: any CodingKey { _DictionaryCodingKey(_text: "\(rawValue)") }
  init?<T: CodingKey>(codingKey: T) {
    guard let value = codingKey.intValue else { return nil }
    self.init(rawValue: value)
  }
}

extension RawRepresentable where Self: Encodable, RawValue: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
extension RawRepresentable where Self: Decodable, RawValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let raw = try container.decode(RawValue.self)
    guard let value = Self(rawValue: raw) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription:
            "Cannot initialize \(Self.self) from invalid \(RawValue.self) value \(raw)"))
    }
    self = value
  }
}
extension Optional: Encodable where Wrapped: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value = self { try container.encode(value) } else { try container.encodeNil() }
  }
}
extension Optional: Decodable where Wrapped: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = container.decodeNil() ? nil : .some(try container.decode(Wrapped.self))
  }
}
extension Array: Encodable where Element: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in self { try container.encode(element) }
  }
}
extension Array: Decodable where Element: Decodable {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [Element] = []
    while !container.isAtEnd { elements.append(try container.decode(Element.self)) }
    self = elements
  }
}
extension ContiguousArray: Encodable where Element: Encodable {
  func encode(to encoder: any Encoder) throws { try _base.encode(to: encoder) }
}
extension ContiguousArray: Decodable where Element: Decodable {
  init(from decoder: any Decoder) throws { self = .init(_base: try [Element](from: decoder)) }
}
extension Set: Encodable where Element: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in self { try container.encode(element) }
  }
}
extension Set: Decodable where Element: Decodable {
  init(from decoder: any Decoder) throws { self = Set(try [Element](from: decoder)) }
}
extension Dictionary: Encodable where Key: Encodable, Value: Encodable {
  func encode(to encoder: any Encoder) throws {
    if Key.self is any CodingKeyRepresentable.Type {
      var container = encoder.container(keyedBy: _DictionaryCodingKey.self)
      for (key, value) in self {
        guard let represented = key as? any CodingKeyRepresentable else { continue }
        let text = represented.codingKey.stringValue
        try container.encode(value, forKey: _DictionaryCodingKey(_text: text))
      }
      return
    }
    guard Key.self == String.self || Key.self == Int.self else {
      var container = encoder.unkeyedContainer()
      for (key, value) in self {
        try container.encode(key)
        try container.encode(value)
      }
      return
    }
    var container = encoder.container(keyedBy: _DictionaryCodingKey.self)
    for (key, value) in self {
      try container.encode(value, forKey: _DictionaryCodingKey(_text: "\(key)"))
    }
  }
}
extension Dictionary: Decodable where Key: Decodable, Value: Decodable {
  init(from decoder: any Decoder) throws {
    self = [:]
    if let type = Key.self as? any CodingKeyRepresentable.Type {
      let container = try decoder.container(keyedBy: _DictionaryCodingKey.self)
      for codingKey in container.allKeys {
        guard let key = type.init(codingKey: codingKey) as? Key else {
          throw DecodingError.dataCorruptedError(
            forKey: codingKey, in: container,
            debugDescription: "Could not convert key to type \(Key.self)")
        }
        self[key] = try container.decode(Value.self, forKey: codingKey)
      }
      return
    }
    guard Key.self == String.self || Key.self == Int.self else {
      var container = try decoder.unkeyedContainer()
      if let count = container.count, count % 2 != 0 {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription:
              "Expected collection of key-value pairs; encountered odd-length array instead."))
      }
      while !container.isAtEnd {
        let key = try container.decode(Key.self)
        self[key] = try container.decode(Value.self)
      }
      return
    }
    let container = try decoder.container(keyedBy: _DictionaryCodingKey.self)
    for key in container.allKeys {
      if Key.self == String.self {
        self[key.stringValue as! Key] = try container.decode(Value.self, forKey: key)
        continue
      }
      guard let number = key.intValue else {
        throw DecodingError.typeMismatch(
          Int.self,
          DecodingError.Context(
            codingPath: decoder.codingPath + [key],
            debugDescription: "Expected Int key but found String key instead."))
      }
      self[number as! Key] = try container.decode(Value.self, forKey: key)
    }
  }
}
extension Range: Encodable where Bound: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(lowerBound)
    try container.encode(upperBound)
  }
}
extension Range: Decodable where Bound: Decodable {
  init(from decoder: any Decoder) throws {
    let (lower, upper) = try _codedBounds(Bound.self, Self.self, decoder)
    self = lower..<upper
  }
}
extension ClosedRange: Encodable where Bound: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(lowerBound)
    try container.encode(upperBound)
  }
}
extension ClosedRange: Decodable where Bound: Decodable {
  init(from decoder: any Decoder) throws {
    let (lower, upper) = try _codedBounds(Bound.self, Self.self, decoder)
    self = lower...upper
  }
}
func _codedBounds<Bound: Comparable & Decodable>(
  _ bound: Bound.Type, _ range: Any.Type, _ decoder: any Decoder
) throws -> (Bound, Bound) {
  var container = try decoder.unkeyedContainer()
  let lower = try container.decode(Bound.self)
  let upper = try container.decode(Bound.self)
  guard lower <= upper else {
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription:
          "Cannot initialize \(range) with a lowerBound (\(lower)) greater than upperBound (\(upper))"
      ))
  }
  return (lower, upper)
}
extension Duration: Encodable, Decodable {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let high = try container.decode(Int64.self)
    let low = try container.decode(UInt64.self)
    // With more, the seconds don't fit.
    guard high.magnitude < 500_000_000_000_000_000 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "A duration of this length can't be run here."))
    }
    let second: UInt64 = 1_000_000_000_000_000_000
    let unit = Duration(secondsComponent: 18, attosecondsComponent: 446_744_073_709_551_616)
    let rest = Duration(
      secondsComponent: Int64(low / second), attosecondsComponent: Int64(low % second))
    self = unit * Int(high) + rest
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    let (seconds, rest) = components
    let product = seconds.multipliedFullWidth(by: 1_000_000_000_000_000_000)
    let (low, carries) = product.low.addingReportingOverflow(UInt64(bitPattern: rest))
    try container.encode(product.high + (rest < 0 ? -1 : 0) + (carries ? 1 : 0))
    try container.encode(low)
  }
}
