// For each floating-point type: `Type__`, `prefix__`, and the `Other__`.

@builtIn("prefix__") @native
struct Type__: BinaryFloatingPoint, Sendable,
  CustomStringConvertible, CustomDebugStringConvertible, LosslessStringConvertible
{
  typealias Stride = Type__
  typealias Magnitude = Type__
  typealias IntegerLiteralType = Int64
  typealias FloatLiteralType = Type__
  init() { self = 0 }
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
  @intrinsic("describe") var description: String { get }
  @intrinsic("describe") var debugDescription: String { get }
}
