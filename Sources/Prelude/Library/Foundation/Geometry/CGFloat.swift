struct CGFloat: BinaryFloatingPoint, Sendable, CustomStringConvertible {
  typealias NativeType = Double
  typealias Stride = CGFloat
  typealias Magnitude = CGFloat
  typealias IntegerLiteralType = Int
  typealias FloatLiteralType = Double
  typealias Exponent = Int
  typealias RawSignificand = UInt64
  typealias RawExponent = UInt
  var native: Double
  init() { native = 0 }
  init(_ value: CGFloat) { native = value.native }
  init(_ value: Double) { native = value }
  init(_ value: Float) { native = Double(value) }
  init(_ value: Int) { native = Double(value) }
  init<Source: BinaryInteger>(_ value: Source) { native = Double(value) }
  init<Source: BinaryFloatingPoint>(_ value: Source) { native = Double(value) }
  init?<Source: BinaryInteger>(exactly value: Source) {
    guard let number = Double(exactly: value) else { return nil }
    native = number
  }
  init?<Source: BinaryFloatingPoint>(exactly value: Source) {
    guard let number = Double(exactly: value) else { return nil }
    native = number
  }
  init(integerLiteral value: Int) { native = Double(value) }
  init(floatLiteral value: Double) { native = value }
  init(bitPattern: UInt) { native = Double(bitPattern: UInt64(bitPattern)) }
  init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) {
    native = Double(sign: sign, exponent: exponent, significand: significand.native)
  }
  init(
    sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64
  ) {
    native = Double(
      sign: sign, exponentBitPattern: exponentBitPattern,
      significandBitPattern: significandBitPattern)
  }
  static var pi: CGFloat { CGFloat(Double.pi) }
  static var infinity: CGFloat { CGFloat(Double.infinity) }
  static var nan: CGFloat { CGFloat(Double.nan) }
  static var signalingNaN: CGFloat { CGFloat(Double.signalingNaN) }
  static var zero: CGFloat { CGFloat() }
  static var greatestFiniteMagnitude: CGFloat { CGFloat(Double.greatestFiniteMagnitude) }
  static var leastNormalMagnitude: CGFloat { CGFloat(Double.leastNormalMagnitude) }
  static var leastNonzeroMagnitude: CGFloat { CGFloat(Double.leastNonzeroMagnitude) }
  static var ulpOfOne: CGFloat { CGFloat(Double.ulpOfOne) }
  static var exponentBitCount: Int { Double.exponentBitCount }
  static var significandBitCount: Int { Double.significandBitCount }
  static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat { CGFloat(lhs.native + rhs.native) }
  static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat { CGFloat(lhs.native - rhs.native) }
  static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat { CGFloat(lhs.native * rhs.native) }
  static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat { CGFloat(lhs.native / rhs.native) }
  static func += (lhs: inout CGFloat, rhs: CGFloat) { lhs.native += rhs.native }
  static func -= (lhs: inout CGFloat, rhs: CGFloat) { lhs.native -= rhs.native }
  static func *= (lhs: inout CGFloat, rhs: CGFloat) { lhs.native *= rhs.native }
  static func /= (lhs: inout CGFloat, rhs: CGFloat) { lhs.native /= rhs.native }
  static prefix func - (x: CGFloat) -> CGFloat { CGFloat(-x.native) }
  static func == (lhs: CGFloat, rhs: CGFloat) -> Bool { lhs.native == rhs.native }
  static func < (lhs: CGFloat, rhs: CGFloat) -> Bool { lhs.native < rhs.native }
  static func <= (lhs: CGFloat, rhs: CGFloat) -> Bool { lhs.native <= rhs.native }
  static func > (lhs: CGFloat, rhs: CGFloat) -> Bool { lhs.native > rhs.native }
  static func >= (lhs: CGFloat, rhs: CGFloat) -> Bool { lhs.native >= rhs.native }
  static func _random(_ lower: CGFloat, _ upper: CGFloat) -> CGFloat {
    CGFloat(Double._random(lower.native, upper.native))
  }
  func hash(into hasher: inout Hasher) { hasher.combine(native) }
  func distance(to other: CGFloat) -> CGFloat { CGFloat(other.native - native) }
  func advanced(by amount: CGFloat) -> CGFloat { CGFloat(native + amount.native) }
  func rounded(_ rule: FloatingPointRoundingRule) -> CGFloat { CGFloat(native.rounded(rule)) }
  func squareRoot() -> CGFloat { CGFloat(native.squareRoot()) }
  func remainder(dividingBy other: CGFloat) -> CGFloat {
    CGFloat(native.remainder(dividingBy: other.native))
  }
  func truncatingRemainder(dividingBy other: CGFloat) -> CGFloat {
    CGFloat(native.truncatingRemainder(dividingBy: other.native))
  }
  func isTotallyOrdered(belowOrEqualTo other: CGFloat) -> Bool {
    native.isTotallyOrdered(belowOrEqualTo: other.native)
  }
  var bitPattern: UInt { UInt(native.bitPattern) }
  var exponentBitPattern: UInt { native.exponentBitPattern }
  var significandBitPattern: UInt64 { native.significandBitPattern }
  var magnitude: CGFloat { CGFloat(native.magnitude) }
  var ulp: CGFloat { CGFloat(native.ulp) }
  var nextUp: CGFloat { CGFloat(native.nextUp) }
  var nextDown: CGFloat { CGFloat(native.nextDown) }
  var sign: FloatingPointSign { native.sign }
  var exponent: Int { native.exponent }
  var significand: CGFloat { CGFloat(native.significand) }
  var isNaN: Bool { native.isNaN }
  var isSignalingNaN: Bool { native.isSignalingNaN }
  var isInfinite: Bool { native.isInfinite }
  var isFinite: Bool { native.isFinite }
  var isZero: Bool { native.isZero }
  var isNormal: Bool { native.isNormal }
  var description: String { native.description }
}
extension CGFloat: CVarArg {}
extension CGFloat: CustomReflectable {
  var customMirror: Mirror { Mirror(reflecting: native) }
}
extension CGFloat: Encodable, Decodable {
  init(from decoder: any Decoder) throws { native = try Double(from: decoder) }
  func encode(to encoder: any Encoder) throws { try native.encode(to: encoder) }
}
extension Double {
  init(_ value: CGFloat) { self = value.native }
}
extension Float {
  init(_ value: CGFloat) { self.init(value.native) }
}
extension FixedWidthInteger {
  init(_ value: CGFloat) { self.init(value.native) }
}
func _cgFloat(_ value: Double) -> CGFloat { CGFloat(value) }
func _double(_ value: CGFloat) -> Double { value.native }
func acos(_ x: CGFloat) -> CGFloat { CGFloat(acos(x.native)) }
func asin(_ x: CGFloat) -> CGFloat { CGFloat(asin(x.native)) }
func atan(_ x: CGFloat) -> CGFloat { CGFloat(atan(x.native)) }
func cos(_ x: CGFloat) -> CGFloat { CGFloat(cos(x.native)) }
func sin(_ x: CGFloat) -> CGFloat { CGFloat(sin(x.native)) }
func tan(_ x: CGFloat) -> CGFloat { CGFloat(tan(x.native)) }
func exp(_ x: CGFloat) -> CGFloat { CGFloat(exp(x.native)) }
func exp2(_ x: CGFloat) -> CGFloat { CGFloat(exp2(x.native)) }
func log(_ x: CGFloat) -> CGFloat { CGFloat(log(x.native)) }
func log10(_ x: CGFloat) -> CGFloat { CGFloat(log10(x.native)) }
func log2(_ x: CGFloat) -> CGFloat { CGFloat(log2(x.native)) }
func cbrt(_ x: CGFloat) -> CGFloat { CGFloat(cbrt(x.native)) }
func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat { CGFloat(atan2(y.native, x.native)) }
func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat { CGFloat(hypot(x.native, y.native)) }
func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat { CGFloat(pow(x.native, y.native)) }
