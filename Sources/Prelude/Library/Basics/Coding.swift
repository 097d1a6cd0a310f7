// The protocols of types that can be coded, so that models can name them. They have no requirements,
// because there are no encoders here.

protocol Encodable {}
protocol Decodable {}
typealias Codable = Decodable & Encodable
protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible, Sendable {
  var stringValue: String { get }
  var intValue: Int? { get }
}
extension CodingKey {
  var stringValue: String { _mirrorCase(self) }
  var intValue: Int? { nil }
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
  init?(intValue: Int) { self.init(rawValue: intValue) }
}
extension Bool: Encodable, Decodable {}
extension String: Encodable, Decodable {}
extension Double: Encodable, Decodable {}
extension Float: Encodable, Decodable {}
extension Int: Encodable, Decodable {}
extension Int8: Encodable, Decodable {}
extension Int16: Encodable, Decodable {}
extension Int32: Encodable, Decodable {}
extension Int64: Encodable, Decodable {}
extension UInt: Encodable, Decodable {}
extension UInt8: Encodable, Decodable {}
extension UInt16: Encodable, Decodable {}
extension UInt32: Encodable, Decodable {}
extension UInt64: Encodable, Decodable {}
extension Duration: Encodable, Decodable {}
extension Optional: Encodable where Wrapped: Encodable {}
extension Optional: Decodable where Wrapped: Decodable {}
extension Array: Encodable where Element: Encodable {}
extension Array: Decodable where Element: Decodable {}
extension Set: Encodable where Element: Encodable {}
extension Set: Decodable where Element: Decodable {}
extension Dictionary: Encodable where Key: Encodable, Value: Encodable {}
extension Dictionary: Decodable where Key: Decodable, Value: Decodable {}
extension Range: Encodable where Bound: Encodable {}
extension Range: Decodable where Bound: Decodable {}
extension ClosedRange: Encodable where Bound: Encodable {}
extension ClosedRange: Decodable where Bound: Decodable {}
