// swift-format-ignore-file
protocol Named { var name: String { get } }
func lacking() { struct Thing: Named {}; _ = Thing() }  // error: type 'Thing' does not conform to protocol 'Named'
func notEqual() { struct Action: Equatable { let run: () -> Void }; _ = Action(run: {}) }  // error: type 'Action' does not conform to protocol 'Equatable'
func shared() { class Model: Sendable {}; _ = Model() }  // error: non-final class 'Model' cannot conform to the 'Sendable' protocol
func failing() { class Failure: Error {}; _ = Failure() }  // error: non-final class 'Failure' cannot conform to the 'Sendable' protocol
func mutable() { final class Count: Sendable { var n = 1 }; _ = Count() }  // error: stored property 'n' of 'Sendable'-conforming class 'Count' is mutable
func order() { struct Version: Comparable { let n: Int }; enum Choice: CaseIterable { case a(Int) } }  // error: type 'Version' does not conform to protocol 'Comparable'
class Broken: Error {}  // error: non-final class 'Broken' cannot conform to the 'Sendable' protocol
class Base {}
final class Derived: Base, Error {}  // error: 'Sendable' class 'Derived' cannot inherit from another class
final class Fine: Error { var n = 1 }
struct Also: Error { var base = Base() }
struct Outer { func f() { struct Inner: Hashable { let run: () -> Void } } }  // error: type 'Inner' does not conform to protocol 'Hashable'
