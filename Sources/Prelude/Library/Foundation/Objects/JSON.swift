// JSON: the host reads and writes the text.

class JSONEncoder: @unchecked Sendable {
  struct OutputFormatting: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var prettyPrinted: OutputFormatting { OutputFormatting(rawValue: 1) }
    static var sortedKeys: OutputFormatting { OutputFormatting(rawValue: 2) }
    static var withoutEscapingSlashes: OutputFormatting { OutputFormatting(rawValue: 8) }
  }
  enum DateEncodingStrategy: Sendable {
    case deferredToDate
    case secondsSince1970
    case millisecondsSince1970
    case iso8601
    case formatted(DateFormatter)
    @preconcurrency case custom(@Sendable (Date, any Encoder) throws -> Void)
  }
  enum DataEncodingStrategy: Sendable {
    case deferredToData
    case base64
    @preconcurrency case custom(@Sendable (Data, any Encoder) throws -> Void)
  }
  enum NonConformingFloatEncodingStrategy: Sendable {
    case `throw`
    case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  enum KeyEncodingStrategy: Sendable {
    case useDefaultKeys
    case convertToSnakeCase
    @preconcurrency case custom(@Sendable ([any CodingKey]) -> any CodingKey)
  }
  var outputFormatting: OutputFormatting = []
  var dateEncodingStrategy = DateEncodingStrategy.deferredToDate
  var dataEncodingStrategy = DataEncodingStrategy.base64
  var nonConformingFloatEncodingStrategy = NonConformingFloatEncodingStrategy.throw
  var keyEncodingStrategy = KeyEncodingStrategy.useDefaultKeys
  var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  init() {}
  func encode<T: Encodable>(_ value: T) throws -> Data {
    guard let result = try _TreeEncoder(_options(), []).encodedOrNothing(value, []) else {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: [], debugDescription: "Top-level \(T.self) did not encode any values."))
    }
    return Data(_bytes: ArraySlice(_jsonText(_finished(result), Int(outputFormatting.rawValue))))
  }
  func _options() -> _EncodingOptions {
    let options = _EncodingOptions()
    options.userInfo = userInfo
    switch keyEncodingStrategy {
    case .useDefaultKeys: break
    case .convertToSnakeCase: options.name = { key, _ in _jsonSnakeCase(key.stringValue) }
    case .custom(let convert): options.name = { key, path in convert(path + [key]).stringValue }
    }
    let (dates, bytes) = (dateEncodingStrategy, dataEncodingStrategy)
    let numbers = nonConformingFloatEncodingStrategy
    options.special = { value, encoder in
      switch value {
      case let date as Date: return try _encoded(date, dates, encoder)
      case let data as Data: return try _encoded(data, bytes, encoder)
      case let url as URL: return url.absoluteString
      case let number as Double where !number.isFinite:
        return try _encoded(number, value, numbers, encoder)
      case let number as Float where !number.isFinite:
        return try _encoded(Double(number), value, numbers, encoder)
      default: return nil
      }
    }
    return options
  }
}
func _encoded(
  _ date: Date, _ strategy: JSONEncoder.DateEncodingStrategy, _ encoder: _TreeEncoder
) throws -> Any? {
  func number(_ value: Double) throws -> Any? { try encoder.encoded(value, encoder.codingPath) }
  switch strategy {
  case .deferredToDate: return try number(date.timeIntervalSinceReferenceDate)
  case .secondsSince1970: return try number(date.timeIntervalSince1970)
  case .millisecondsSince1970: return try number(1000 * date.timeIntervalSince1970)
  case .iso8601: return date.ISO8601Format()
  case .formatted(let formatter): return formatter.string(from: date)
  case .custom(let encode):
    try encode(date, encoder)
    return encoder.result ?? _EncodedObject()
  }
}
func _encoded(
  _ data: Data, _ strategy: JSONEncoder.DataEncodingStrategy, _ encoder: _TreeEncoder
) throws -> Any? {
  switch strategy {
  case .deferredToData: return nil
  case .base64: return data.base64EncodedString()
  case .custom(let encode):
    try encode(data, encoder)
    return encoder.result ?? _EncodedObject()
  }
}
func _encoded(
  _ number: Double, _ value: Any, _ strategy: JSONEncoder.NonConformingFloatEncodingStrategy,
  _ encoder: _TreeEncoder
) throws -> Any? {
  switch strategy {
  case .throw:
    throw EncodingError.invalidValue(
      value,
      EncodingError.Context(
        codingPath: encoder.codingPath,
        debugDescription: "Unable to encode \(type(of: value)).\(value) directly in JSON."))
  case .convertToString(let positive, let negative, let nan):
    return number.isNaN ? nan : number > 0 ? positive : negative
  }
}
class JSONDecoder: @unchecked Sendable {
  enum DateDecodingStrategy: Sendable {
    case deferredToDate
    case secondsSince1970
    case millisecondsSince1970
    case iso8601
    case formatted(DateFormatter)
    @preconcurrency case custom(@Sendable (any Decoder) throws -> Date)
  }
  enum DataDecodingStrategy: Sendable {
    case deferredToData
    case base64
    @preconcurrency case custom(@Sendable (any Decoder) throws -> Data)
  }
  enum NonConformingFloatDecodingStrategy: Sendable {
    case `throw`
    case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  enum KeyDecodingStrategy: Sendable {
    case useDefaultKeys
    case convertFromSnakeCase
    @preconcurrency case custom(@Sendable ([any CodingKey]) -> any CodingKey)
  }
  var dateDecodingStrategy = DateDecodingStrategy.deferredToDate
  var dataDecodingStrategy = DataDecodingStrategy.base64
  var nonConformingFloatDecodingStrategy = NonConformingFloatDecodingStrategy.throw
  var keyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
  var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  @unsupported("JSON5") var allowsJSON5: Bool {
    get { false }
    set {}
  }
  init() {}
  func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    do {
      guard let document = _jsonDocument(data._bytes._elements) else { throw _UnreadableText() }
      return try _TreeDecoder(_options(), document, 0, []).decoded(type, 0, [])
    } catch is _UnreadableText {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: [], debugDescription: "The given data was not valid JSON."))
    }
  }
  func _options() -> _DecodingOptions {
    let options = _DecodingOptions()
    options.userInfo = userInfo
    switch keyDecodingStrategy {
    case .useDefaultKeys: break
    case .convertFromSnakeCase: options.name = { name, _ in _jsonCamelCase(name) }
    case .custom(let convert):
      options.name = { name, path in convert(path + [_CodingKey(stringValue: name)!]).stringValue }
    }
    let (dates, bytes) = (dateDecodingStrategy, dataDecodingStrategy)
    let numbers = nonConformingFloatDecodingStrategy
    options.special = { type, decoder in
      if type == Date.self { return try _decodedDate(dates, decoder) }
      if type == Data.self { return try _decodedData(bytes, decoder) }
      if type == URL.self { return try _decodedURL(decoder) }
      if type == Double.self { return try _decodedNumber(numbers, decoder) }
      if type == Float.self { return try _decodedNumber(numbers, decoder).map { Float($0) } }
      return nil
    }
    return options
  }
}
func _decodedDate(
  _ strategy: JSONDecoder.DateDecodingStrategy, _ decoder: _TreeDecoder
) throws -> Any? {
  let container = _SingleDecoding(decoder)
  switch strategy {
  case .deferredToDate:
    return Date(timeIntervalSinceReferenceDate: try container.decode(Double.self))
  case .secondsSince1970: return Date(timeIntervalSince1970: try container.decode(Double.self))
  case .millisecondsSince1970:
    return Date(timeIntervalSince1970: try container.decode(Double.self) / 1000)
  case .custom(let decode): return try decode(decoder)
  case .iso8601:
    let text = try container.decode(String.self)
    if let date = try? Date(text, strategy: .iso8601) { return date }
    // Foundation reports the path of the container.
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: Array(decoder.codingPath.dropLast()),
        debugDescription: "Expected date string to be ISO8601-formatted."))
  case .formatted(let formatter):
    let text = try container.decode(String.self)
    if let date = formatter.date(from: text) { return date }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: "Date string does not match format expected by formatter."))
  }
}
func _decodedData(
  _ strategy: JSONDecoder.DataDecodingStrategy, _ decoder: _TreeDecoder
) throws -> Any? {
  switch strategy {
  case .deferredToData: return nil
  case .custom(let decode): return try decode(decoder)
  case .base64:
    let text = try _SingleDecoding(decoder).decode(String.self)
    if let data = Data(base64Encoded: text) { return data }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: "Encountered Data is not valid Base64."))
  }
}
func _decodedURL(_ decoder: _TreeDecoder) throws -> Any? {
  let text = try _SingleDecoding(decoder).decode(String.self)
  if let url = URL(string: text) { return url }
  throw DecodingError.dataCorrupted(
    DecodingError.Context(
      codingPath: decoder.codingPath, debugDescription: "Invalid URL string."))
}
func _decodedNumber(
  _ strategy: JSONDecoder.NonConformingFloatDecodingStrategy, _ decoder: _TreeDecoder
) throws -> Double? {
  guard case .convertFromString(let positive, let negative, let nan) = strategy,
    let text = _jsonValue(decoder.document, decoder.node, String.self) as? String
  else { return nil }
  switch text {
  case positive: return Double.infinity
  case negative: return -Double.infinity
  case nan: return Double.nan
  default: return nil
  }
}
@intrinsic("json.document") func _jsonDocument(_ bytes: [UInt8]) -> Any?
@intrinsic("json.text") func _jsonText(_ tree: Any, _ options: Int) -> [UInt8]
@intrinsic("json.snakeCase") func _jsonSnakeCase(_ name: String) -> String
@intrinsic("json.camelCase") func _jsonCamelCase(_ name: String) -> String
