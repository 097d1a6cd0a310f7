// The reader of types knows `AnyObject`; this makes the name known to expressions.
typealias AnyObject = AnyObject
@marker protocol Sendable {}
@marker protocol SendableMetatype {}
@marker protocol Copyable {}
@marker protocol Escapable {}
@marker protocol BitwiseCopyable {}
protocol AnyActor: AnyObject, Sendable {}
protocol Actor: AnyActor {}
protocol GlobalActor {
  associatedtype ActorType: Actor
  static var shared: ActorType { get }
}

protocol Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool
}
extension Equatable {
  static func != (lhs: Self, rhs: Self) -> Bool { !(lhs == rhs) }
}
protocol Hashable: Equatable {
  var hashValue: Int { get }
  func hash(into hasher: inout Hasher)
}
extension Hashable {
  var hashValue: Int { _hash(of: self) }
}
protocol Comparable: Equatable {
  static func < (lhs: Self, rhs: Self) -> Bool
  static func <= (lhs: Self, rhs: Self) -> Bool
  static func >= (lhs: Self, rhs: Self) -> Bool
  static func > (lhs: Self, rhs: Self) -> Bool
}
extension Comparable {
  static func > (lhs: Self, rhs: Self) -> Bool { rhs < lhs }
  static func <= (lhs: Self, rhs: Self) -> Bool { !(rhs < lhs) }
  static func >= (lhs: Self, rhs: Self) -> Bool { !(lhs < rhs) }
}
protocol Identifiable<ID> {
  associatedtype ID: Hashable
  var id: ID { get }
}
extension Identifiable where Self: AnyObject {
  var id: ObjectIdentifier { ObjectIdentifier(self) }
}

protocol Error: Sendable {}
protocol CustomStringConvertible {
  var description: String { get }
}
protocol LosslessStringConvertible: CustomStringConvertible {
  init?(_ description: String)
}
protocol CustomDebugStringConvertible {
  var debugDescription: String { get }
}
protocol CaseIterable {
  associatedtype AllCases: Collection = [Self] where AllCases.Element == Self
  static var allCases: AllCases { get }
}
protocol RawRepresentable<RawValue> {
  associatedtype RawValue
  init?(rawValue: RawValue)
  var rawValue: RawValue { get }
}
func == <T: RawRepresentable>(lhs: T, rhs: T) -> Bool where T.RawValue: Equatable {
  lhs.rawValue == rhs.rawValue
}
func != <T: RawRepresentable>(lhs: T, rhs: T) -> Bool where T.RawValue: Equatable {
  lhs.rawValue != rhs.rawValue
}
extension RawRepresentable where RawValue: Equatable, Self: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }
}
extension RawRepresentable where RawValue: Hashable, Self: Hashable {
  var hashValue: Int { rawValue.hashValue }
  func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
protocol TextOutputStream {
  mutating func write(_ string: String)
}
protocol TextOutputStreamable: _StreamDescribed {
  func write<Target: TextOutputStream>(to target: inout Target)
}
extension TextOutputStreamable {
  var _streamed: String {
    var text = ""
    write(to: &text)
    return text
  }
}
