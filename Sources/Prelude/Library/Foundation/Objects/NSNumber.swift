// Foundation's numbers as objects, which the host makes.

@builtIn("native")
class NSNumber: Hashable, Comparable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, CustomStringConvertible, @unchecked Sendable
{
  typealias IntegerLiteralType = Int
  typealias FloatLiteralType = Double
  typealias BooleanLiteralType = Bool
  @intrinsic("nsnumber.make") init(value: Int)
  @intrinsic("nsnumber.make") init(value: Int8)
  @intrinsic("nsnumber.make") init(value: Int16)
  @intrinsic("nsnumber.make") init(value: Int32)
  @intrinsic("nsnumber.make") init(value: Int64)
  @intrinsic("nsnumber.make") init(value: UInt)
  @intrinsic("nsnumber.make") init(value: UInt8)
  @intrinsic("nsnumber.make") init(value: UInt16)
  @intrinsic("nsnumber.make") init(value: UInt32)
  @intrinsic("nsnumber.make") init(value: UInt64)
  @intrinsic("nsnumber.make") init(value: Double)
  @intrinsic("nsnumber.make") init(value: Float)
  @intrinsic("nsnumber.make") init(value: Bool)
  @intrinsic("nsnumber.make") init(integerLiteral value: Int)
  @intrinsic("nsnumber.make") init(floatLiteral value: Double)
  @intrinsic("nsnumber.make") init(booleanLiteral value: Bool)
  var int8Value: Int8 { Int8(truncatingIfNeeded: intValue) }
  var int16Value: Int16 { Int16(truncatingIfNeeded: intValue) }
  var int32Value: Int32 { Int32(truncatingIfNeeded: intValue) }
  var int64Value: Int64 { Int64(intValue) }
  var uint8Value: UInt8 { UInt8(truncatingIfNeeded: intValue) }
  var uint16Value: UInt16 { UInt16(truncatingIfNeeded: intValue) }
  var uint32Value: UInt32 { UInt32(truncatingIfNeeded: intValue) }
  var uint64Value: UInt64 { UInt64(uintValue) }
  @intrinsic("nsnumber.int") var intValue: Int { get }
  @intrinsic("nsnumber.uint") var uintValue: UInt { get }
  @intrinsic("nsnumber.double") var doubleValue: Double { get }
  @intrinsic("nsnumber.bool") var boolValue: Bool { get }
  @intrinsic("nsnumber.decimal") var decimalValue: Decimal { get }
  var floatValue: Float { Float(doubleValue) }
  var stringValue: String { description }
  @intrinsic("describe") var description: String { get }
  @intrinsic("nsnumber.order") func _order(_ other: NSNumber) -> Int
  func compare(_ otherNumber: NSNumber) -> ComparisonResult {
    ComparisonResult(rawValue: _order(otherNumber))!
  }
  @intrinsic("equal") func isEqual(to number: NSNumber) -> Bool
  @intrinsic("equal") static func == (lhs: NSNumber, rhs: NSNumber) -> Bool
  static func < (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs._order(rhs) < 0 }
  func hash(into hasher: inout Hasher) { hasher._combine(self) }
  var hash: Int { hashValue }
}
@builtIn("native") class NSDecimalNumber: NSNumber, @unchecked Sendable {
  enum RoundingMode: UInt, Sendable { case plain, down, up, bankers }
  @intrinsic("nsnumber.makeDecimal") init(decimal dcm: Decimal)
  @intrinsic("nsnumber.parseDecimal") init(string numberValue: String?)
  @intrinsic("nsnumber.makeDecimalOf") override init(value: Int)
  @intrinsic("nsnumber.makeDecimalOf") override init(value: Double)
  static var zero: NSDecimalNumber { NSDecimalNumber(decimal: Decimal()) }
  static var one: NSDecimalNumber { NSDecimalNumber(decimal: Decimal(1)) }
  static var notANumber: NSDecimalNumber { NSDecimalNumber(decimal: Decimal.nan) }
  func adding(_ decimalNumber: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimalValue + decimalNumber.decimalValue)
  }
  func subtracting(_ decimalNumber: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimalValue - decimalNumber.decimalValue)
  }
  func multiplying(by decimalNumber: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimalValue * decimalNumber.decimalValue)
  }
  func dividing(by decimalNumber: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimalValue / decimalNumber.decimalValue)
  }
}
@builtIn("native") class NSNull: Hashable, CustomStringConvertible, @unchecked Sendable {
  @intrinsic("nsnull.make") init()
  @intrinsic("equal") static func == (lhs: NSNull, rhs: NSNull) -> Bool
  func hash(into hasher: inout Hasher) { hasher._combine(self) }
  var description: String { "<null>" }
}
extension FixedWidthInteger {
  init(truncating number: NSNumber) { self = Self(truncatingIfNeeded: number.intValue) }
  init?(exactly number: NSNumber) {
    guard let value = number as Any as? Self else { return nil }
    self = value
  }
}
extension Double {
  init(truncating number: NSNumber) { self = number.doubleValue }
  init?(exactly number: NSNumber) {
    guard let value = number as Any as? Double else { return nil }
    self = value
  }
}
extension Bool {
  init(truncating number: NSNumber) { self = number.boolValue }
}
/// The value of `number as NSNumber`.
@intrinsic("nsnumber.make") func _nsNumber(_ number: Any) -> NSNumber
