// For each floating-point type: `Type__`, `prefix__`, and the `Other__`.

@builtIn("prefix__") @native
struct Type__: BinaryFloatingPoint, Sendable,
  CustomStringConvertible, CustomDebugStringConvertible, LosslessStringConvertible,
  TextOutputStreamable
{
  typealias Stride = Type__
  typealias Magnitude = Type__
  typealias IntegerLiteralType = Int64
  typealias FloatLiteralType = Type__
  typealias Exponent = Int
  typealias RawSignificand = Bits__
  typealias RawExponent = UInt
  init() { self = 0 }
  init(sign: FloatingPointSign, exponent: Int, significand: Type__) {
    self = sign == .minus ? -significand : significand
    guard significand.isFinite, !significand.isZero else { return }
    let least = Type__.leastNormalMagnitude.exponent
    let greatest = Type__.greatestFiniteMagnitude.exponent
    var rest = max(min(exponent, 3 * greatest), 3 * least)
    while rest < least {
      self *= Type__._power(least)
      rest -= least
    }
    while rest > greatest {
      self *= Type__._power(greatest)
      rest -= greatest
    }
    self *= Type__._power(rest)
  }
  init(
    sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: Bits__
  ) {
    let count = Type__.significandBitCount
    let signBits: Bits__ = sign == .minus ? 1 << Bits__(Bits__.bitWidth - 1) : 0
    let exponentMask = Bits__(1) << Bits__(Type__.exponentBitCount) - 1
    let exponentBits = Bits__(truncatingIfNeeded: exponentBitPattern) & exponentMask
    let significandBits = significandBitPattern & (Bits__(1) << Bits__(count) - 1)
    self.init(bitPattern: signBits | exponentBits << Bits__(count) | significandBits)
  }
  /// Two to the power of what a normal value can have as its exponent.
  static func _power(_ exponent: Int) -> Type__ {
    Type__(
      sign: .plus, exponentBitPattern: UInt(exponent + greatestFiniteMagnitude.exponent),
      significandBitPattern: 0)
  }
  static var significandBitCount: Int { -ulpOfOne.exponent }
  static var exponentBitCount: Int { Bits__.bitWidth - 1 - significandBitCount }
  static var signalingNaN: Type__ {
    Type__(bitPattern: infinity.bitPattern | 1 << Bits__(significandBitCount - 2))
  }
  var exponentBitPattern: UInt {
    let mask = Bits__(1) << Bits__(Type__.exponentBitCount) - 1
    return UInt(bitPattern >> Bits__(Type__.significandBitCount) & mask)
  }
  var significandBitPattern: Bits__ {
    bitPattern & (Bits__(1) << Bits__(Type__.significandBitCount) - 1)
  }
  var isSignalingNaN: Bool {
    isNaN && bitPattern & 1 << Bits__(Type__.significandBitCount - 1) == 0
  }
  func isTotallyOrdered(belowOrEqualTo other: Type__) -> Bool {
    if self < other { return true }
    if other < self { return false }
    if _isMinus != other._isMinus { return _isMinus }
    return _isMinus ? bitPattern >= other.bitPattern : bitPattern <= other.bitPattern
  }
  @intrinsic("prefix__.convert") init(integerLiteral value: Int64)
  @intrinsic("prefix__.convert") init(floatLiteral value: Type__)
  @intrinsic("prefix__.convert") init(_ value: Int)
  @intrinsic("identity") init(_ value: Type__)
  @intrinsic("prefix__.convert") init(_ value: Other__)
  @intrinsic("prefix__.convert") init<Source: BinaryInteger>(_ value: Source)
  @intrinsic("prefix__.convert") init<Source: BinaryFloatingPoint>(_ value: Source)
  @intrinsic("prefix__.exactly") init?<Source: BinaryInteger>(exactly value: Source)
  @intrinsic("prefix__.exactly") init?<Source: BinaryFloatingPoint>(exactly value: Source)
  init?<S: StringProtocol>(_ text: S) {
    guard let value = Type__._parse(String(text)) else { return nil }
    self = value
  }
  init?(_ text: String) {
    guard let value = Type__._parse(text) else { return nil }
    self = value
  }
  @intrinsic("prefix__.fromBitPattern") init(bitPattern: Bits__)
  @intrinsic("prefix__.bitPattern") var bitPattern: Bits__ { get }
  @intrinsic("prefix__.parse") static func _parse(_ text: String) -> Type__?
  @intrinsic("prefix__.random") static func _random(_ lower: Type__, _ upper: Type__) -> Type__
  @intrinsic("prefix__.pi") static var pi: Type__ { get }
  @intrinsic("prefix__.infinity") static var infinity: Type__ { get }
  @intrinsic("prefix__.nan") static var nan: Type__ { get }
  @intrinsic("prefix__.zero") static var zero: Type__ { get }
  @intrinsic("prefix__.greatest") static var greatestFiniteMagnitude: Type__ { get }
  @intrinsic("prefix__.leastNormal") static var leastNormalMagnitude: Type__ { get }
  @intrinsic("prefix__.leastNonzero") static var leastNonzeroMagnitude: Type__ { get }
  @intrinsic("prefix__.ulpOfOne") static var ulpOfOne: Type__ { get }
  @intrinsic("prefix__.add") static func + (lhs: Type__, rhs: Type__) -> Type__
  @intrinsic("prefix__.subtract") static func - (lhs: Type__, rhs: Type__) -> Type__
  @intrinsic("prefix__.multiply") static func * (lhs: Type__, rhs: Type__) -> Type__
  @intrinsic("prefix__.divide") static func / (lhs: Type__, rhs: Type__) -> Type__
  @intrinsic("prefix__.add") static func += (lhs: inout Type__, rhs: Type__)
  @intrinsic("prefix__.subtract") static func -= (lhs: inout Type__, rhs: Type__)
  @intrinsic("prefix__.multiply") static func *= (lhs: inout Type__, rhs: Type__)
  @intrinsic("prefix__.divide") static func /= (lhs: inout Type__, rhs: Type__)
  @intrinsic("prefix__.negate") static prefix func - (x: Type__) -> Type__
  @intrinsic("prefix__.less") static func < (lhs: Type__, rhs: Type__) -> Bool
  @intrinsic("prefix__.lessOrEqual") static func <= (lhs: Type__, rhs: Type__) -> Bool
  @intrinsic("prefix__.greater") static func > (lhs: Type__, rhs: Type__) -> Bool
  @intrinsic("prefix__.greaterOrEqual") static func >= (lhs: Type__, rhs: Type__) -> Bool
  @intrinsic("equal") static func == (lhs: Type__, rhs: Type__) -> Bool
  @intrinsic("notEqual") static func != (lhs: Type__, rhs: Type__) -> Bool
  func hash(into hasher: inout Hasher) { hasher._combine(self) }
  func distance(to other: Type__) -> Type__ { other - self }
  func advanced(by amount: Type__) -> Type__ { self + amount }
  @intrinsic("prefix__.roundedBy") func _rounded(_ code: Int) -> Type__
  func rounded(_ rule: FloatingPointRoundingRule) -> Type__ { _rounded(rule._code) }
  @intrinsic("prefix__.rounded") func rounded() -> Type__
  @intrinsic("prefix__.squareRoot") func squareRoot() -> Type__
  @intrinsic("prefix__.magnitude") var magnitude: Type__ { get }
  @intrinsic("prefix__.remainder") func remainder(dividingBy other: Type__) -> Type__
  @intrinsic("prefix__.truncatingRemainder")
  func truncatingRemainder(dividingBy other: Type__) -> Type__
  @intrinsic("prefix__.ulp") var ulp: Type__ { get }
  @intrinsic("prefix__.nextUp") var nextUp: Type__ { get }
  @intrinsic("prefix__.nextDown") var nextDown: Type__ { get }
  @intrinsic("prefix__.exponent") var exponent: Int { get }
  @intrinsic("prefix__.significand") var significand: Type__ { get }
  var sign: FloatingPointSign { _isMinus ? .minus : .plus }
  @intrinsic("prefix__.isMinus") var _isMinus: Bool { get }
  @intrinsic("prefix__.isNaN") var isNaN: Bool { get }
  @intrinsic("prefix__.isInfinite") var isInfinite: Bool { get }
  @intrinsic("prefix__.isFinite") var isFinite: Bool { get }
  @intrinsic("prefix__.isZero") var isZero: Bool { get }
  @intrinsic("prefix__.isNormal") var isNormal: Bool { get }
  // Only what prints a value shows the sign of a NaN.
  var description: String { isNaN ? "nan" : debugDescription }
  func write<Target: TextOutputStream>(to target: inout Target) { target.write(description) }
  @intrinsic("describe") var debugDescription: String { get }
}
