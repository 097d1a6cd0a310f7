protocol DurationProtocol: Comparable, AdditiveArithmetic, Sendable {
  static func / (lhs: Self, rhs: Int) -> Self
  static func * (lhs: Self, rhs: Int) -> Self
  static func / (lhs: Self, rhs: Self) -> Double
}
extension DurationProtocol {
  static func /= (lhs: inout Self, rhs: Int) { lhs = lhs / rhs }
  static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }
}
@builtIn("duration") @native
struct Duration: Hashable, DurationProtocol,
  CustomStringConvertible
{
  init(secondsComponent: Int64, attosecondsComponent: Int64) {
    self = _duration(secondsComponent, attosecondsComponent)
  }
  @intrinsic("duration.zero") static var zero: Duration { get }
  @intrinsic("duration.seconds") static func _seconds(_ seconds: Int) -> Duration
  @intrinsic("duration.milliseconds") static func _milliseconds(_ value: Int) -> Duration
  @intrinsic("duration.microseconds") static func _microseconds(_ value: Int) -> Duration
  @intrinsic("duration.nanoseconds") static func _nanoseconds(_ value: Int) -> Duration
  static func seconds<T: BinaryInteger>(_ seconds: T) -> Duration { _seconds(Int(seconds)) }
  static func milliseconds<T: BinaryInteger>(_ milliseconds: T) -> Duration {
    _milliseconds(Int(milliseconds))
  }
  static func microseconds<T: BinaryInteger>(_ microseconds: T) -> Duration {
    _microseconds(Int(microseconds))
  }
  static func nanoseconds<T: BinaryInteger>(_ nanoseconds: T) -> Duration {
    _nanoseconds(Int(nanoseconds))
  }
  @intrinsic("duration.secondsDouble") static func seconds(_ seconds: Double) -> Duration
  @intrinsic("duration.millisecondsDouble")
  static func milliseconds(_ milliseconds: Double) -> Duration
  static func microseconds(_ microseconds: Double) -> Duration {
    .seconds(microseconds / 1_000_000)
  }
  @intrinsic("duration.components")
  var components: (seconds: Int64, attoseconds: Int64) { get }
  @intrinsic("duration.add") static func + (lhs: Duration, rhs: Duration) -> Duration
  @intrinsic("duration.subtract") static func - (lhs: Duration, rhs: Duration) -> Duration
  @intrinsic("duration.add") static func += (lhs: inout Duration, rhs: Duration)
  @intrinsic("duration.subtract") static func -= (lhs: inout Duration, rhs: Duration)
  @intrinsic("duration.multiply") static func * (lhs: Duration, rhs: Int) -> Duration
  @intrinsic("duration.multiplyDouble") static func * (lhs: Duration, rhs: Double) -> Duration
  static func * <T: BinaryInteger>(lhs: Duration, rhs: T) -> Duration { lhs * Int(rhs) }
  @intrinsic("duration.divide") static func / (lhs: Duration, rhs: Int) -> Duration
  @intrinsic("duration.divideDouble") static func / (lhs: Duration, rhs: Double) -> Duration
  static func / <T: BinaryInteger>(lhs: Duration, rhs: T) -> Duration { lhs / Int(rhs) }
  @intrinsic("duration.ratio") static func / (lhs: Duration, rhs: Duration) -> Double
  @intrinsic("duration.less") static func < (lhs: Duration, rhs: Duration) -> Bool
  @intrinsic("equal") static func == (lhs: Duration, rhs: Duration) -> Bool
  func hash(into hasher: inout Hasher) { hasher._combine(self) }
  @intrinsic("describe") var description: String { get }
}
@intrinsic("duration.make")
func _duration(_ seconds: Int64, _ attoseconds: Int64) -> Duration
