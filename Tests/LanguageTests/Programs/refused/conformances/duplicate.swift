// swift-format-ignore-file
protocol Greeter { func greet() }
struct Person: Greeter { func greet() { print("hi") } }
extension Person: Greeter {}  // error: redundant conformance of 'Person' to protocol 'Greeter'
struct Point: Equatable { var x = 0 }
extension Point: Equatable {}  // error: redundant conformance of 'Point' to protocol 'Equatable'
extension Point { static func == (a: Point, b: Point) -> Bool { a.x == b.x } }
class Base: Greeter { func greet() {} }
class Derived: Base, Greeter {}  // error: redundant conformance of 'Derived' to protocol 'Greeter'
Person().greet()
