extension Prelude {
  static let protocols = #"""
    protocol Sendable {}
    protocol Equatable {}
    protocol Comparable: Equatable {}
    protocol Hashable: Equatable {}
    protocol Error: Sendable {}
    protocol CustomStringConvertible {}
    protocol CustomDebugStringConvertible {}
    protocol CaseIterable {}
    protocol RawRepresentable {}
    protocol Identifiable {}
    protocol AnyActor {}
    """#

  static let numbers = #"""
    struct Bool: Hashable, Sendable, CustomStringConvertible {
      @intrinsic("bool.not") static prefix func ! (value: Bool) -> Bool
      @intrinsic("equal") static func == (left: Bool, right: Bool) -> Bool
      @intrinsic("notEqual") static func != (left: Bool, right: Bool) -> Bool
      init?(_ text: String) {
        if text == "true" { self = true } else if text == "false" { self = false } else { return nil }
      }
      @intrinsic("bool.toggle") mutating func toggle()
      @intrinsic("describe") var description: String { get }
    }

    struct Int: Hashable, Comparable, Sendable, CustomStringConvertible {
      @intrinsic("identity") init(_ value: Int)
      @intrinsic("int.fromDouble") init(_ value: Double)
      @intrinsic("int.fromUInt64") init(_ value: UInt64)
      @intrinsic("int.fromString") init?(_ text: String)
      @intrinsic("int.fromString") init?(_ text: Substring)
      @intrinsic("int.max") static var max: Int { get }
      @intrinsic("int.min") static var min: Int { get }
      @intrinsic("int.add") static func + (left: Int, right: Int) -> Int
      @intrinsic("int.subtract") static func - (left: Int, right: Int) -> Int
      @intrinsic("int.multiply") static func * (left: Int, right: Int) -> Int
      @intrinsic("int.divide") static func / (left: Int, right: Int) -> Int
      @intrinsic("int.remainder") static func % (left: Int, right: Int) -> Int
      @intrinsic("int.wrappingAdd") static func &+ (left: Int, right: Int) -> Int
      @intrinsic("int.wrappingSubtract") static func &- (left: Int, right: Int) -> Int
      @intrinsic("int.wrappingMultiply") static func &* (left: Int, right: Int) -> Int
      @intrinsic("int.and") static func & (left: Int, right: Int) -> Int
      @intrinsic("int.or") static func | (left: Int, right: Int) -> Int
      @intrinsic("int.xor") static func ^ (left: Int, right: Int) -> Int
      @intrinsic("int.shiftLeft") static func << (left: Int, right: Int) -> Int
      @intrinsic("int.shiftRight") static func >> (left: Int, right: Int) -> Int
      @intrinsic("int.negate") static prefix func - (value: Int) -> Int
      @intrinsic("identity") static prefix func + (value: Int) -> Int
      @intrinsic("int.complement") static prefix func ~ (value: Int) -> Int
      @intrinsic("int.less") static func < (left: Int, right: Int) -> Bool
      @intrinsic("int.lessOrEqual") static func <= (left: Int, right: Int) -> Bool
      @intrinsic("int.greater") static func > (left: Int, right: Int) -> Bool
      @intrinsic("int.greaterOrEqual") static func >= (left: Int, right: Int) -> Bool
      @intrinsic("equal") static func == (left: Int, right: Int) -> Bool
      @intrinsic("notEqual") static func != (left: Int, right: Int) -> Bool
      @intrinsic("int.isMultiple") func isMultiple(of other: Int) -> Bool
      @intrinsic("int.signum") func signum() -> Int
      @intrinsic("int.magnitude") var magnitude: Int { get }
      @intrinsic("describe") var description: String { get }
    }

    struct UInt64: Hashable, Comparable, Sendable, CustomStringConvertible {
      @intrinsic("uint64.fromInt") init(_ value: Int)
      @intrinsic("uint64.fromDouble") init(_ value: Double)
      @intrinsic("uint64.multiply") static func * (left: UInt64, right: UInt64) -> UInt64
      @intrinsic("uint64.add") static func + (left: UInt64, right: UInt64) -> UInt64
      @intrinsic("equal") static func == (left: UInt64, right: UInt64) -> Bool
      @intrinsic("int.less") static func < (left: UInt64, right: UInt64) -> Bool
      @intrinsic("describe") var description: String { get }
    }

    struct Double: Hashable, Comparable, Sendable, CustomStringConvertible {
      @intrinsic("double.fromInt") init(_ value: Int)
      @intrinsic("identity") init(_ value: Double)
      @intrinsic("double.fromString") init?(_ text: String)
      @intrinsic("double.pi") static var pi: Double { get }
      @intrinsic("double.infinity") static var infinity: Double { get }
      static var nan: Double { infinity - infinity }
      @intrinsic("double.add") static func + (left: Double, right: Double) -> Double
      @intrinsic("double.subtract") static func - (left: Double, right: Double) -> Double
      @intrinsic("double.multiply") static func * (left: Double, right: Double) -> Double
      @intrinsic("double.divide") static func / (left: Double, right: Double) -> Double
      @intrinsic("double.negate") static prefix func - (value: Double) -> Double
      @intrinsic("double.less") static func < (left: Double, right: Double) -> Bool
      @intrinsic("double.lessOrEqual") static func <= (left: Double, right: Double) -> Bool
      @intrinsic("double.greater") static func > (left: Double, right: Double) -> Bool
      @intrinsic("double.greaterOrEqual") static func >= (left: Double, right: Double) -> Bool
      @intrinsic("equal") static func == (left: Double, right: Double) -> Bool
      @intrinsic("notEqual") static func != (left: Double, right: Double) -> Bool
      @intrinsic("double.rounded") func rounded() -> Double
      @intrinsic("double.squareRoot") func squareRoot() -> Double
      @intrinsic("double.magnitude") var magnitude: Double { get }
      @intrinsic("double.isNaN") var isNaN: Bool { get }
      @intrinsic("describe") var description: String { get }
    }
    """#
}
