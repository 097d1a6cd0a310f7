// Values to be coded, and the keys of their parts.

protocol Encodable {
  func encode(to encoder: any Encoder) throws
}
protocol Decodable {
  init(from decoder: any Decoder) throws
}
typealias Codable = Decodable & Encodable
protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible, Sendable {
  var stringValue: String { get }
  init?(stringValue: String)
  var intValue: Int? { get }
  init?(intValue: Int)
}
extension CodingKey {
  var stringValue: String { _mirrorCase(self) }
  var intValue: Int? { nil }
  init?(stringValue: String) {
    guard let found = _enumerationCase(Self.self, stringValue) else { return nil }
    self = found as! Self
  }
  init?(intValue: Int) { return nil }
  var description: String {
    let number = intValue?.description ?? "nil"
    return "\(type(of: self))(stringValue: \"\(stringValue)\", intValue: \(number))"
  }
  var debugDescription: String { description }
}
extension CodingKey where Self: RawRepresentable, RawValue == String {
  var stringValue: String { rawValue }
  init?(stringValue: String) { self.init(rawValue: stringValue) }
  init?(intValue: Int) { return nil }
}
extension CodingKey where Self: RawRepresentable, RawValue == Int {
  var intValue: Int? { rawValue }
  init?(stringValue: String) {
    guard let found = _enumerationCase(Self.self, stringValue) else { return nil }
    self = found as! Self
  }
  init?(intValue: Int) { self.init(rawValue: intValue) }
}
@intrinsic("enumeration.named") func _enumerationCase(_ type: Any.Type, _ name: String) -> Any?
struct CodingUserInfoKey: RawRepresentable, Hashable, Sendable {
  let rawValue: String
  init?(rawValue: String) { self.rawValue = rawValue }
}
struct _CodingKey: CodingKey {
  let stringValue: String
  let intValue: Int?
  init(index: Int) {
    stringValue = "Index \(index)"
    intValue = index
  }
  init?(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }
  init?(intValue: Int) {
    stringValue = "\(intValue)"
    self.intValue = intValue
  }
  static var superKey: _CodingKey { _CodingKey(stringValue: "super")! }
}
struct _DictionaryCodingKey: CodingKey {
  let stringValue: String
  let intValue: Int?
  init(_text: String) {
    stringValue = _text
    intValue = Int(_text)
  }
  init?(stringValue: String) { self.init(_text: stringValue) }
  init?(intValue: Int) {
    stringValue = "\(intValue)"
    self.intValue = intValue
  }
}
protocol Encoder {
  var codingPath: [any CodingKey] { get }
  var userInfo: [CodingUserInfoKey: Any] { get }
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
  func unkeyedContainer() -> any UnkeyedEncodingContainer
  func singleValueContainer() -> any SingleValueEncodingContainer
}
protocol Decoder {
  var codingPath: [any CodingKey] { get }
  var userInfo: [CodingUserInfoKey: Any] { get }
  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer
  func singleValueContainer() throws -> any SingleValueDecodingContainer
}
