@builtIn("bool") @native
struct Bool: Hashable, Sendable, CustomStringConvertible,
  LosslessStringConvertible, ExpressibleByBooleanLiteral
{
  init() { self = false }
  @intrinsic("identity") init(booleanLiteral value: Bool)
  @intrinsic("identity") init(_ value: Bool)
  init?(_ description: String) {
    if description == "true" {
      self = true
    } else if description == "false" {
      self = false
    } else {
      return nil
    }
  }
  static func random() -> Bool { _random() & 1 == 0 }
  static func random<T: RandomNumberGenerator>(using generator: inout T) -> Bool {
    (generator.next() >> 17) & 1 == 0
  }
  @form("not") @intrinsic("bool.not") static prefix func ! (a: Bool) -> Bool
  @form("and") static func && (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool {
    if lhs { return try rhs() }
    return false
  }
  @form("or") static func || (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool {
    if lhs { return true }
    return try rhs()
  }
  @intrinsic("equal") static func == (lhs: Bool, rhs: Bool) -> Bool
  @intrinsic("notEqual") static func != (lhs: Bool, rhs: Bool) -> Bool
  @intrinsic("bool.toggle") mutating func toggle()
  func hash(into hasher: inout Hasher) { hasher._combine(self) }
  @intrinsic("describe") var description: String { get }
}
