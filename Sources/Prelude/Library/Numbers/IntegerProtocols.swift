protocol AdditiveArithmetic: Equatable {
  static var zero: Self { get }
  static func + (lhs: Self, rhs: Self) -> Self
  static func += (lhs: inout Self, rhs: Self)
  static func - (lhs: Self, rhs: Self) -> Self
  static func -= (lhs: inout Self, rhs: Self)
}
extension AdditiveArithmetic {
  static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  static prefix func + (x: Self) -> Self { x }
}
extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral {
  static var zero: Self { 0 }
}
protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
  associatedtype Magnitude: Comparable, Numeric
  init?<T: BinaryInteger>(exactly source: T)
  var magnitude: Magnitude { get }
  static func * (lhs: Self, rhs: Self) -> Self
  static func *= (lhs: inout Self, rhs: Self)
}
extension Numeric {
  static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
protocol SignedNumeric: Numeric {
  static prefix func - (operand: Self) -> Self
  mutating func negate()
}
extension SignedNumeric {
  static prefix func - (operand: Self) -> Self { 0 - operand }
  mutating func negate() { self = -self }
}
func abs<T: SignedNumeric & Comparable>(_ x: T) -> T {
  // Zero can be negative, and so can what isn't a number.
  if T.self == T.Magnitude.self, let magnitude = x.magnitude as? T { return magnitude }
  return x < (0 as T) ? -x : x
}
protocol BinaryInteger: Hashable, Numeric, CustomStringConvertible, Strideable
where Magnitude: BinaryInteger, Magnitude.Magnitude == Magnitude {
  static var isSigned: Bool { get }
  init?<T: BinaryFloatingPoint>(exactly source: T)
  init<T: BinaryFloatingPoint>(_ source: T)
  init<T: BinaryInteger>(_ source: T)
  init<T: BinaryInteger>(truncatingIfNeeded source: T)
  init<T: BinaryInteger>(clamping source: T)
  var bitWidth: Int { get }
  var trailingZeroBitCount: Int { get }
  static func / (lhs: Self, rhs: Self) -> Self
  static func /= (lhs: inout Self, rhs: Self)
  static func % (lhs: Self, rhs: Self) -> Self
  static func %= (lhs: inout Self, rhs: Self)
  static prefix func ~ (x: Self) -> Self
  static func & (lhs: Self, rhs: Self) -> Self
  static func &= (lhs: inout Self, rhs: Self)
  static func | (lhs: Self, rhs: Self) -> Self
  static func |= (lhs: inout Self, rhs: Self)
  static func ^ (lhs: Self, rhs: Self) -> Self
  static func ^= (lhs: inout Self, rhs: Self)
  static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
  static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
  static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
  static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
  func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
  func isMultiple(of other: Self) -> Bool
  func signum() -> Self
}
extension BinaryInteger {
  init() { self = 0 }
  static func /= (lhs: inout Self, rhs: Self) { lhs = lhs / rhs }
  static func %= (lhs: inout Self, rhs: Self) { lhs = lhs % rhs }
  static func &= (lhs: inout Self, rhs: Self) { lhs = lhs & rhs }
  static func |= (lhs: inout Self, rhs: Self) { lhs = lhs | rhs }
  static func ^= (lhs: inout Self, rhs: Self) { lhs = lhs ^ rhs }
  static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS) { lhs = lhs >> rhs }
  static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS) { lhs = lhs << rhs }
  func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self) {
    (self / rhs, self % rhs)
  }
  func isMultiple(of other: Self) -> Bool { other == 0 ? self == 0 : self % other == 0 }
  func signum() -> Self { (self > (0 as Self) ? 1 : 0) - (self < (0 as Self) ? 1 : 0) }
  func distance(to other: Self) -> Int { Int(other) - Int(self) }
  func advanced(by n: Int) -> Self { Self(Int(self) + n) }
  @intrinsic("integer.mixedEqual")
  static func == <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
  @intrinsic("integer.mixedNotEqual")
  static func != <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
  @intrinsic("integer.mixedLess")
  static func < <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
  @intrinsic("integer.mixedLessOrEqual")
  static func <= <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
  @intrinsic("integer.mixedGreater")
  static func > <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
  @intrinsic("integer.mixedGreaterOrEqual")
  static func >= <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
}
protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible
where Magnitude: FixedWidthInteger & UnsignedInteger, Stride: FixedWidthInteger & SignedInteger {
  static var bitWidth: Int { get }
  static var max: Self { get }
  static var min: Self { get }
  func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
  func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
  func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
  func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
  func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool)
  var nonzeroBitCount: Int { get }
  var leadingZeroBitCount: Int { get }
  var byteSwapped: Self { get }
  static func &+ (lhs: Self, rhs: Self) -> Self
  static func &- (lhs: Self, rhs: Self) -> Self
  static func &* (lhs: Self, rhs: Self) -> Self
  static func &>> (lhs: Self, rhs: Self) -> Self
  static func &<< (lhs: Self, rhs: Self) -> Self
  static func _parse(_ text: String, _ radix: Int) -> Self?
  static func _random(_ lower: Self, _ upper: Self) -> Self
}
extension FixedWidthInteger {
  var bitWidth: Int { Self.bitWidth }
  var words: [UInt] { [UInt(truncatingIfNeeded: self)] }
  var bigEndian: Self { byteSwapped }
  var littleEndian: Self { self }
  init(bigEndian value: Self) { self = value.byteSwapped }
  init(littleEndian value: Self) { self = value }
  init?<S: StringProtocol>(_ text: S, radix: Int = 10) {
    guard let value = Self._parse(String(text), radix) else { return nil }
    self = value
  }
  init?(_ description: String) {
    guard let value = Self._parse(description, 10) else { return nil }
    self = value
  }
  static func &+= (lhs: inout Self, rhs: Self) { lhs = lhs &+ rhs }
  static func &-= (lhs: inout Self, rhs: Self) { lhs = lhs &- rhs }
  static func &*= (lhs: inout Self, rhs: Self) { lhs = lhs &* rhs }
  static func &<<= (lhs: inout Self, rhs: Self) { lhs = lhs &<< rhs }
  static func &>>= (lhs: inout Self, rhs: Self) { lhs = lhs &>> rhs }
  static func random(in range: Range<Self>) -> Self {
    if range.isEmpty { fatalError("Can't get random value with an empty range") }
    return _random(range.lowerBound, range.upperBound - 1)
  }
  static func random(in range: ClosedRange<Self>) -> Self {
    _random(range.lowerBound, range.upperBound)
  }
  static func random<T: RandomNumberGenerator>(
    in range: Range<Self>, using generator: inout T
  ) -> Self {
    if range.isEmpty { fatalError("Can't get random value with an empty range") }
    return random(in: range.lowerBound...(range.upperBound - 1), using: &generator)
  }
  static func random<T: RandomNumberGenerator>(
    in range: ClosedRange<Self>, using generator: inout T
  ) -> Self {
    let delta =
      UInt64(truncatingIfNeeded: range.upperBound)
      &- UInt64(truncatingIfNeeded: range.lowerBound)
    if delta == UInt64.max { return Self(truncatingIfNeeded: generator.next()) }
    if bitWidth < 64 {
      if delta == UInt64(1) << UInt64(bitWidth) - 1 {
        return Self(truncatingIfNeeded: generator.next())
      }
      let value = _randomBelow(delta + 1, bits: UInt64(bitWidth), &generator)
      return Self(truncatingIfNeeded: UInt64(truncatingIfNeeded: range.lowerBound) &+ value)
    }
    let value = _randomBelow(delta + 1, &generator)
    return Self(truncatingIfNeeded: UInt64(truncatingIfNeeded: range.lowerBound) &+ value)
  }
}
func _randomBelow<T: RandomNumberGenerator>(
  _ upperBound: UInt64, _ generator: inout T
) -> UInt64 {
  var random = generator.next()
  var m = random.multipliedFullWidth(by: upperBound)
  if m.low < upperBound {
    let t = (0 &- upperBound) % upperBound
    while m.low < t {
      random = generator.next()
      m = random.multipliedFullWidth(by: upperBound)
    }
  }
  return m.high
}
func _randomBelow<T: RandomNumberGenerator>(
  _ upperBound: UInt64, bits: UInt64, _ generator: inout T
) -> UInt64 {
  let mask = UInt64(1) << bits - 1
  var product = (generator.next() & mask) &* upperBound
  if product & mask < upperBound {
    let t = ((0 &- upperBound) & mask) % upperBound
    while product & mask < t { product = (generator.next() & mask) &* upperBound }
  }
  return product >> bits
}
protocol UnsignedInteger: BinaryInteger {}
protocol SignedInteger: BinaryInteger, SignedNumeric {}
extension UnsignedInteger {
  static var isSigned: Bool { false }
}
extension SignedInteger {
  static var isSigned: Bool { true }
}
@intrinsic("identity") func _identity<T, U>(_ value: T) -> U
func numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U { U(x) }
