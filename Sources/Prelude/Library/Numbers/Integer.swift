// For each integer type: `Type__`, `prefix__` of its intrinsics, `Signedness__`, `Magnitude__`.

@builtIn("Type__") @native
struct Type__: FixedWidthInteger, Signedness__, Sendable {
  typealias Stride = Int
  typealias Magnitude = Magnitude__
  typealias IntegerLiteralType = Type__
  @intrinsic("integer.literal.Type__") init(integerLiteral value: Type__)
  @intrinsic("identity") init(_ value: Type__)
  @intrinsic("integer.convert.Type__") init<T: BinaryInteger>(_ source: T)
  @intrinsic("integer.convert.Type__") init<T: BinaryFloatingPoint>(_ source: T)
  @intrinsic("integer.convert.Type__") init(_ source: Double)
  @intrinsic("integer.convert.Type__") init(_ source: Float)
  @intrinsic("integer.exactly.Type__") init?<T: BinaryInteger>(exactly source: T)
  @intrinsic("integer.exactly.Type__") init?<T: BinaryFloatingPoint>(exactly source: T)
  @intrinsic("integer.exactly.Type__") init?(exactly source: Double)
  @intrinsic("integer.exactly.Type__") init?(exactly source: Float)
  @intrinsic("integer.truncating.Type__") init<T: BinaryInteger>(truncatingIfNeeded source: T)
  @intrinsic("integer.clamping.Type__") init<T: BinaryInteger>(clamping source: T)
  @intrinsic("integer.truncating.Type__") init(bitPattern x: BitPattern__)
  @intrinsic("integer.max.Type__") static var max: Type__ { get }
  @intrinsic("integer.min.Type__") static var min: Type__ { get }
  @intrinsic("integer.zero.Type__") static var zero: Type__ { get }
  @intrinsic("integer.bitWidth.Type__") static var bitWidth: Int { get }
  @intrinsic("integer.parse.Type__") static func _parse(_ text: String, _ radix: Int) -> Type__?
  @intrinsic("integer.random") static func _random(_ lower: Type__, _ upper: Type__) -> Type__
  @intrinsic("prefix__.add") static func + (lhs: Type__, rhs: Type__) -> Type__
  @intrinsic("prefix__.subtract") static func - (lhs: Type__, rhs: Type__) -> Type__
  @intrinsic("prefix__.multiply") static func * (lhs: Type__, rhs: Type__) -> Type__
  @intrinsic("prefix__.divide") static func / (lhs: Type__, rhs: Type__) -> Type__
  @intrinsic("prefix__.remainder") static func % (lhs: Type__, rhs: Type__) -> Type__
  @intrinsic("prefix__.add") static func += (lhs: inout Type__, rhs: Type__)
  @intrinsic("prefix__.subtract") static func -= (lhs: inout Type__, rhs: Type__)
  @intrinsic("prefix__.multiply") static func *= (lhs: inout Type__, rhs: Type__)
  @intrinsic("prefix__.divide") static func /= (lhs: inout Type__, rhs: Type__)
  @intrinsic("prefix__.remainder") static func %= (lhs: inout Type__, rhs: Type__)
  @intrinsic("prefix__.wrappingAdd") static func &+ (lhs: Type__, rhs: Type__) -> Type__
  @intrinsic("prefix__.wrappingSubtract") static func &- (lhs: Type__, rhs: Type__) -> Type__
  @intrinsic("prefix__.wrappingMultiply") static func &* (lhs: Type__, rhs: Type__) -> Type__
  @intrinsic("prefix__.and") static func & (lhs: Type__, rhs: Type__) -> Type__
  @intrinsic("prefix__.or") static func | (lhs: Type__, rhs: Type__) -> Type__
  @intrinsic("prefix__.xor") static func ^ (lhs: Type__, rhs: Type__) -> Type__
  @intrinsic("integer.shiftLeft")
  static func << <RHS: BinaryInteger>(lhs: Type__, rhs: RHS) -> Type__
  @intrinsic("integer.shiftRight")
  static func >> <RHS: BinaryInteger>(lhs: Type__, rhs: RHS) -> Type__
  @intrinsic("prefix__.wrappingAdd") static func &+= (lhs: inout Type__, rhs: Type__)
  @intrinsic("prefix__.wrappingSubtract") static func &-= (lhs: inout Type__, rhs: Type__)
  @intrinsic("prefix__.wrappingMultiply") static func &*= (lhs: inout Type__, rhs: Type__)
  @intrinsic("prefix__.and") static func &= (lhs: inout Type__, rhs: Type__)
  @intrinsic("prefix__.or") static func |= (lhs: inout Type__, rhs: Type__)
  @intrinsic("prefix__.xor") static func ^= (lhs: inout Type__, rhs: Type__)
  @intrinsic("integer.shiftLeft")
  static func <<= <RHS: BinaryInteger>(lhs: inout Type__, rhs: RHS)
  @intrinsic("integer.shiftRight")
  static func >>= <RHS: BinaryInteger>(lhs: inout Type__, rhs: RHS)
  @intrinsic("integer.maskingShiftLeft") static func &<< (lhs: Type__, rhs: Type__) -> Type__
  @intrinsic("integer.maskingShiftRight") static func &>> (lhs: Type__, rhs: Type__) -> Type__
  @intrinsic("prefix__.complement") static prefix func ~ (x: Type__) -> Type__
  @intrinsic("prefix__.less") static func < (lhs: Type__, rhs: Type__) -> Bool
  @intrinsic("prefix__.lessOrEqual") static func <= (lhs: Type__, rhs: Type__) -> Bool
  @intrinsic("prefix__.greater") static func > (lhs: Type__, rhs: Type__) -> Bool
  @intrinsic("prefix__.greaterOrEqual") static func >= (lhs: Type__, rhs: Type__) -> Bool
  @intrinsic("equal") static func == (lhs: Type__, rhs: Type__) -> Bool
  @intrinsic("notEqual") static func != (lhs: Type__, rhs: Type__) -> Bool
  func hash(into hasher: inout Hasher) { hasher._combine(self) }
  @intrinsic("integer.distance") func distance(to other: Type__) -> Int
  @intrinsic("integer.advanced") func advanced(by n: Int) -> Type__
  @intrinsic("integer.isMultiple") func isMultiple(of other: Type__) -> Bool
  @intrinsic("prefix__.signum") func signum() -> Type__
  @intrinsic("integer.magnitude") var magnitude: Magnitude__ { get }
  @intrinsic("integer.quotientAndRemainder")
  func quotientAndRemainder(dividingBy rhs: Type__) -> (quotient: Type__, remainder: Type__)
  @intrinsic("integer.addReporting")
  func addingReportingOverflow(_ rhs: Type__) -> (partialValue: Type__, overflow: Bool)
  @intrinsic("integer.subtractReporting")
  func subtractingReportingOverflow(_ rhs: Type__) -> (partialValue: Type__, overflow: Bool)
  @intrinsic("integer.multiplyReporting")
  func multipliedReportingOverflow(by rhs: Type__) -> (partialValue: Type__, overflow: Bool)
  @intrinsic("integer.divideReporting")
  func dividedReportingOverflow(by rhs: Type__) -> (partialValue: Type__, overflow: Bool)
  @intrinsic("integer.remainderReporting")
  func remainderReportingOverflow(dividingBy rhs: Type__) -> (partialValue: Type__, overflow: Bool)
  @intrinsic("integer.multipliedFullWidth")
  func multipliedFullWidth(by other: Type__) -> (high: Type__, low: Magnitude__)
  @intrinsic("integer.nonzeroBitCount") var nonzeroBitCount: Int { get }
  @intrinsic("integer.leadingZeroBitCount") var leadingZeroBitCount: Int { get }
  @intrinsic("integer.trailingZeroBitCount") var trailingZeroBitCount: Int { get }
  @intrinsic("integer.byteSwapped") var byteSwapped: Type__ { get }
  var bigEndian: Type__ { byteSwapped }
  var littleEndian: Type__ { self }
  @intrinsic("describe") var description: String { get }
}
