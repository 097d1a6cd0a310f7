enum FloatingPointSign: Hashable, Sendable {
  case plus, minus
}
enum FloatingPointRoundingRule: Hashable, Sendable {
  case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero
  var _code: Int {
    switch self {
    case .toNearestOrAwayFromZero: 0
    case .toNearestOrEven: 1
    case .up: 2
    case .down: 3
    case .towardZero: 4
    case .awayFromZero: 5
    }
  }
}
enum FloatingPointClassification: Hashable, Sendable {
  case signalingNaN, quietNaN, negativeInfinity, negativeNormal, negativeSubnormal, negativeZero
  case positiveZero, positiveSubnormal, positiveNormal, positiveInfinity
}
protocol FloatingPoint: SignedNumeric, Strideable, Hashable where Magnitude == Self {
  associatedtype Exponent: SignedInteger
  init(sign: FloatingPointSign, exponent: Exponent, significand: Self)
  init(signOf sign: Self, magnitudeOf magnitude: Self)
  init<Source: BinaryInteger>(_ value: Source)
  static var radix: Int { get }
  static var nan: Self { get }
  static var signalingNaN: Self { get }
  static var infinity: Self { get }
  static var greatestFiniteMagnitude: Self { get }
  static var pi: Self { get }
  var ulp: Self { get }
  static var ulpOfOne: Self { get }
  static var leastNormalMagnitude: Self { get }
  static var leastNonzeroMagnitude: Self { get }
  var sign: FloatingPointSign { get }
  var exponent: Exponent { get }
  var significand: Self { get }
  static func / (lhs: Self, rhs: Self) -> Self
  static func /= (lhs: inout Self, rhs: Self)
  func remainder(dividingBy other: Self) -> Self
  func truncatingRemainder(dividingBy other: Self) -> Self
  func squareRoot() -> Self
  func rounded(_ rule: FloatingPointRoundingRule) -> Self
  mutating func round(_ rule: FloatingPointRoundingRule)
  var nextUp: Self { get }
  var nextDown: Self { get }
  var isFinite: Bool { get }
  var isInfinite: Bool { get }
  var isNaN: Bool { get }
  var isZero: Bool { get }
  var isNormal: Bool { get }
  var isSubnormal: Bool { get }
  var isSignalingNaN: Bool { get }
  var isCanonical: Bool { get }
  func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool
}
extension FloatingPoint {
  init(signOf sign: Self, magnitudeOf magnitude: Self) {
    self = magnitude.magnitude
    if sign.sign == .minus { self = -self }
  }
  static var radix: Int { 2 }
  static var ulpOfOne: Self { (1 as Self).ulp }
  var isSubnormal: Bool { isFinite && !isZero && !isNormal }
  var isCanonical: Bool { true }
  var floatingPointClass: FloatingPointClassification {
    if isNaN { return isSignalingNaN ? .signalingNaN : .quietNaN }
    let isMinus = sign == .minus
    if isInfinite { return isMinus ? .negativeInfinity : .positiveInfinity }
    if isNormal { return isMinus ? .negativeNormal : .positiveNormal }
    if isSubnormal { return isMinus ? .negativeSubnormal : .positiveSubnormal }
    return isMinus ? .negativeZero : .positiveZero
  }
  func isLessThanOrEqualTo(_ other: Self) -> Bool { self <= other }
  static func minimumMagnitude(_ x: Self, _ y: Self) -> Self {
    if x.magnitude <= y.magnitude || y.isNaN { return x }
    return y
  }
  static func maximumMagnitude(_ x: Self, _ y: Self) -> Self {
    if x.magnitude > y.magnitude || y.isNaN { return x }
    return y
  }
  static func /= (lhs: inout Self, rhs: Self) { lhs = lhs / rhs }
  func rounded() -> Self { rounded(.toNearestOrAwayFromZero) }
  mutating func round() { self = rounded() }
  mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }
  mutating func formSquareRoot() { self = squareRoot() }
  mutating func formRemainder(dividingBy other: Self) { self = remainder(dividingBy: other) }
  mutating func formTruncatingRemainder(dividingBy other: Self) {
    self = truncatingRemainder(dividingBy: other)
  }
  func isEqual(to other: Self) -> Bool { self == other }
  func isLess(than other: Self) -> Bool { self < other }
  func addingProduct(_ lhs: Self, _ rhs: Self) -> Self { self + lhs * rhs }
  mutating func addProduct(_ lhs: Self, _ rhs: Self) { self = self + lhs * rhs }
  static func minimum(_ x: Self, _ y: Self) -> Self {
    if x <= y || y.isNaN { return x }
    return y
  }
  static func maximum(_ x: Self, _ y: Self) -> Self {
    if x > y || y.isNaN { return x }
    return y
  }
}
protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral {
  associatedtype RawSignificand: UnsignedInteger
  associatedtype RawExponent: UnsignedInteger
  init(
    sign: FloatingPointSign, exponentBitPattern: RawExponent,
    significandBitPattern: RawSignificand)
  static var exponentBitCount: Int { get }
  static var significandBitCount: Int { get }
  var exponentBitPattern: RawExponent { get }
  var significandBitPattern: RawSignificand { get }
  var binade: Self { get }
  var significandWidth: Int { get }
  init(_ value: Float)
  init(_ value: Double)
  init<Source: BinaryFloatingPoint>(_ value: Source)
  init?<Source: BinaryFloatingPoint>(exactly value: Source)
  static func _random(_ lower: Self, _ upper: Self) -> Self
}
extension BinaryFloatingPoint {
  var binade: Self {
    if isZero { return self }
    guard isFinite else { return .nan }
    return Self(sign: sign, exponent: exponent, significand: 1)
  }
  var significandWidth: Int {
    guard isFinite, !isZero else { return -1 }
    let bits = significandBitPattern
    if bits == 0 { return 0 }
    var width = Self.significandBitCount - bits.trailingZeroBitCount
    if isNormal { return width }
    var top = bits >> (Self.significandBitCount - 1)
    var shift = Self.significandBitCount - 1
    while top == 0 {
      width -= 1
      shift -= 1
      top = bits >> shift
    }
    return width - 1
  }
  static func random(in range: Range<Self>) -> Self {
    if range.isEmpty { fatalError("Can't get random value with an empty range") }
    return _random(range.lowerBound, range.upperBound)
  }
  static func random(in range: ClosedRange<Self>) -> Self {
    _random(range.lowerBound, range.upperBound)
  }
}
extension Double {
  static func random<T: RandomNumberGenerator>(
    in range: Range<Double>, using generator: inout T
  ) -> Double {
    if range.isEmpty { fatalError("Can't get random value with an empty range") }
    let delta = range.upperBound - range.lowerBound
    while true {
      let random = generator.next() & (1 << 53 - 1)
      let value = delta * (Double(random) * (ulpOfOne / 2)) + range.lowerBound
      if value != range.upperBound { return value }
    }
  }
  static func random<T: RandomNumberGenerator>(
    in range: ClosedRange<Double>, using generator: inout T
  ) -> Double {
    let delta = range.upperBound - range.lowerBound
    let random = _randomBelow(1 << 53 + 1, &generator)
    if random == 1 << 53 { return range.upperBound }
    return delta * (Double(random) * (ulpOfOne / 2)) + range.lowerBound
  }
}
extension Float {
  static func random<T: RandomNumberGenerator>(
    in range: Range<Float>, using generator: inout T
  ) -> Float {
    if range.isEmpty { fatalError("Can't get random value with an empty range") }
    let delta = range.upperBound - range.lowerBound
    while true {
      let random = generator.next() & (1 << 24 - 1)
      let value = delta * (Float(random) * (ulpOfOne / 2)) + range.lowerBound
      if value != range.upperBound { return value }
    }
  }
  static func random<T: RandomNumberGenerator>(
    in range: ClosedRange<Float>, using generator: inout T
  ) -> Float {
    let delta = range.upperBound - range.lowerBound
    let random = _randomBelow(1 << 24 + 1, bits: 32, &generator)
    if random == 1 << 24 { return range.upperBound }
    return delta * (Float(random) * (ulpOfOne / 2)) + range.lowerBound
  }
}
