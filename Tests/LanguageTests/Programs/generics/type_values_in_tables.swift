// swift-format-ignore-file
protocol Shape { static var sides: Int { get }; init() }
struct Square: Shape { static let sides = 4 }
struct Triangle: Shape { static let sides = 3 }
class Base { required init() {}; class var title: String { "base" }; var name: String { "\(type(of: self))" } }
class Derived: Base { override class var title: String { "derived" } }
let registry: [(String, any Shape.Type)] = [("square", Square.self), ("triangle", Triangle.self)]
// expect: square 4 Square() // expect: triangle 3 Triangle()
for (name, type) in registry { print(name, type.sides, type.init()) }
let types: [Base.Type] = [Base.self, Derived.self]
for type in types { print(type.title, type.init().name) }  // expect: base Base // expect: derived Derived
func same<A, B>(_ a: A.Type, _ b: B.Type) -> Bool { a == b }
print(same(Int.self, Int.self), same(Int.self, String.self))  // expect: true false
// expect: Int Array<String> Optional<Int> (Int, String) (Int) -> Bool
print(Int.self, [String].self, Optional<Int>.self, (Int, String).self, ((Int) -> Bool).self)
let any: Any.Type = Square.self
// expect: true true false
print(any == Square.self, any is any Shape.Type, ObjectIdentifier(any) == ObjectIdentifier(Triangle.self))
print(type(of: types), String(describing: Derived.self))  // expect: Array<Base.Type> Derived
