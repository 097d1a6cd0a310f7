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
protocol FloatingPoint: SignedNumeric, Strideable, Hashable where Magnitude == Self {
  init<Source: BinaryInteger>(_ value: Source)
  static var nan: Self { get }
  static var infinity: Self { get }
  static var greatestFiniteMagnitude: Self { get }
  static var pi: Self { get }
  var ulp: Self { get }
  static var leastNormalMagnitude: Self { get }
  static var leastNonzeroMagnitude: Self { get }
  var sign: FloatingPointSign { get }
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
}
extension FloatingPoint {
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
  init(_ value: Float)
  init(_ value: Double)
  init<Source: BinaryFloatingPoint>(_ value: Source)
  init?<Source: BinaryFloatingPoint>(exactly value: Source)
  static func _random(_ lower: Self, _ upper: Self) -> Self
}
extension BinaryFloatingPoint {
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
