// Foundation's decimal numbers, with which the host computes.

@intrinsic("decimal.parse") func _decimal(_ text: String, _ locale: String) -> Decimal?
@intrinsic("decimal.fromDouble") func _decimal(_ number: Double) -> Decimal
@intrinsic("decimal.combined")
func _combined(_ operation: String, _ left: Decimal, _ right: Decimal) -> Decimal
@intrinsic("decimal.less") func _isLess(_ left: Decimal, _ right: Decimal) -> Bool
@intrinsic("decimal.power") func _power(_ base: Decimal, _ exponent: Int) -> Decimal
@intrinsic("decimal.rounded") func _rounded(_ number: Decimal, _ scale: Int, _ mode: Int) -> Decimal
@intrinsic("decimal.make")
func _decimal(_ isNegative: Bool, _ exponent: Int, _ significand: Decimal) -> Decimal
@intrinsic("decimal.constant") func _decimalConstant(_ name: String) -> Decimal
@intrinsic("decimal.isNegative") func _isNegative(_ number: Decimal) -> Bool
@intrinsic("decimal.isNaN") func _isNaN(_ number: Decimal) -> Bool
@intrinsic("decimal.exponent") func _exponent(_ number: Decimal) -> Int
@intrinsic("decimal.significand") func _significand(_ number: Decimal) -> Decimal
@intrinsic("format.decimal") func _formatted(_ number: Decimal, _ style: [String: String]) -> String

@builtIn("native")
struct Decimal: Hashable, Comparable, SignedNumeric, Strideable, Sendable,
  ExpressibleByFloatLiteral, CustomStringConvertible
{
  typealias Magnitude = Decimal
  typealias Stride = Decimal
  typealias IntegerLiteralType = Int
  typealias FloatLiteralType = Double
  typealias RoundingMode = NSDecimalNumber.RoundingMode
  init() { self = _decimal(0.0) }
  init(_ value: Double) { self = _decimal(value) }
  init<T: BinaryInteger>(_ value: T) { self = _decimal("\(value)", "")! }
  init?<T: BinaryInteger>(exactly source: T) { self = _decimal("\(source)", "")! }
  init(integerLiteral value: Int) { self = _decimal("\(value)", "")! }
  init(floatLiteral value: Double) { self = _decimal(value) }
  init?(string: String, locale: Locale? = nil) {
    guard let number = _decimal(string, locale?.identifier ?? "") else { return nil }
    self = number
  }
  init(sign: FloatingPointSign, exponent: Int, significand: Decimal) {
    self = _decimal(sign == .minus, exponent, significand)
  }
  static var zero: Decimal { Decimal() }
  static var pi: Decimal { _decimalConstant("pi") }
  static var nan: Decimal { _decimalConstant("nan") }
  static var quietNaN: Decimal { _decimalConstant("nan") }
  static var greatestFiniteMagnitude: Decimal { _decimalConstant("greatest") }
  static var leastNonzeroMagnitude: Decimal { _decimalConstant("least") }
  static var radix: Int { 10 }
  @intrinsic("describe") var description: String { get }
  var isZero: Bool { self == Decimal.zero }
  var isNaN: Bool { _isNaN(self) }
  var isFinite: Bool { !isNaN }
  var isInfinite: Bool { false }
  var isSignMinus: Bool { _isNegative(self) }
  var sign: FloatingPointSign { isSignMinus ? .minus : .plus }
  var exponent: Int { _exponent(self) }
  var significand: Decimal { _significand(self) }
  var magnitude: Decimal { isSignMinus ? -self : self }
  static func + (lhs: Decimal, rhs: Decimal) -> Decimal { _combined("+", lhs, rhs) }
  static func - (lhs: Decimal, rhs: Decimal) -> Decimal { _combined("-", lhs, rhs) }
  static func * (lhs: Decimal, rhs: Decimal) -> Decimal { _combined("*", lhs, rhs) }
  static func / (lhs: Decimal, rhs: Decimal) -> Decimal { _combined("/", lhs, rhs) }
  static func += (lhs: inout Decimal, rhs: Decimal) { lhs = lhs + rhs }
  static func -= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs - rhs }
  static func *= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs * rhs }
  static func /= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs / rhs }
  static prefix func - (operand: Decimal) -> Decimal { Decimal.zero - operand }
  mutating func negate() { self = -self }
  @intrinsic("equal") static func == (lhs: Decimal, rhs: Decimal) -> Bool
  func hash(into hasher: inout Hasher) { hasher._combine(self) }
  static func < (lhs: Decimal, rhs: Decimal) -> Bool { _isLess(lhs, rhs) }
  func distance(to other: Decimal) -> Decimal { other - self }
  func advanced(by n: Decimal) -> Decimal { self + n }
  func formatted() -> String { _formatted(self, [:]) }
  typealias FormatStyle = FloatingPointFormatStyle<Decimal>
  func formatted(_ style: FormatStyle) -> String { _formatted(self, style._parts) }
}
func pow(_ x: Decimal, _ y: Int) -> Decimal { _power(x, y) }
func NSDecimalRound(
  _ result: inout Decimal, _ number: inout Decimal, _ scale: Int,
  _ roundingMode: NSDecimalNumber.RoundingMode
) {
  result = _rounded(number, scale, Int(roundingMode.rawValue))
}
