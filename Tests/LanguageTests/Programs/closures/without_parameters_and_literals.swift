// swift-format-ignore-file
func m<T>(_ f: (T) -> ()) { print("Void overload") }
m({ () })
// A cast that always succeeds covers every value.
func gen<T>(_ x: T) -> String { switch x { case let i as Int: "int \(i)"; case let (o as Any?): "other \(o!)" } }
print(gen(1), gen(2.5))
print(UInt32(Unicode.Scalar("a")), UInt64("b" as Unicode.Scalar), UInt8(ascii: "a"), Int(Unicode.Scalar("c").value))
struct I: ExpressibleByUnicodeScalarLiteral { var s: String; init(unicodeScalarLiteral v: Unicode.Scalar) { s = "u\(v)" } }
struct C: ExpressibleByExtendedGraphemeClusterLiteral { var s: String; init(extendedGraphemeClusterLiteral v: Character) { s = "c\(v)" } }
let c: C = "é"; print(c.s)
class O {}
let o = O(); let so: O? = o
print((so as AnyObject) === o)
// The metatype of what an opened existential returns.
protocol Shape { associatedtype S: Shape; func scaled(_ k: Double) -> S }
struct Sq: Shape { func scaled(_ k: Double) -> Sq { self } }
let ex: [any Shape] = [Sq()]
print(ex.map { type(of: $0.scaled(1)) }.count, "\(ex.map { type(of: $0.scaled(1)) }[0])")
let i: I = "x"
print(i.s)
func m2<T>(_ f: (T) -> ()) { print("Void overload", T.self) }
m2({ () })
m2 { }
m2 { print("x") }
func k<T, U>(_ f: (T) -> U) { print(T.self, U.self) }
k { 1 }
// expect: Void overload
// expect: int 1 other 2.5
// expect: 97 98 97 99
// expect: cé
// expect: true
// expect: 1 Sq
// expect: ux
// expect: Void overload ()
// expect: Void overload ()
// expect: Void overload ()
// expect: () Int
