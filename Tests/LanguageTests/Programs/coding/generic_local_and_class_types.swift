// swift-format-ignore-file
import Foundation
struct Box<T> { var t: T }
extension Box: Codable where T: Codable {}
extension Pt: Codable {}
struct Pt: Equatable { var x = 1.5; var y: Float = 2 }
class Base { var id = 1 }
final class Sub: Base, Codable { var name = "s" }
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
print(String(decoding: try e.encode(Box(t: [Pt()])), as: UTF8.self))
print(try JSONDecoder().decode(Box<[Pt]>.self, from: e.encode(Box(t: [Pt()]))))
print(String(decoding: try e.encode(Sub()), as: UTF8.self))
print(try JSONDecoder().decode(Sub.self, from: Data(#"{"name":"q"}"#.utf8)).name)
func roundTrip<T: Codable & Equatable>(_ v: T) throws -> Bool { try JSONDecoder().decode(T.self, from: JSONEncoder().encode(v)) == v }
print(try roundTrip(Pt(x: 3, y: 4)), try roundTrip([1: "a"]), try roundTrip(Date(timeIntervalSince1970: 5)), try roundTrip(["a": [1, nil]]))
let boxes: [any Codable] = [1, "a", Pt()]
for b in boxes { print(String(decoding: try e.encode(b), as: UTF8.self)) }
enum Ev: Codable, Equatable { case a(Int, b: String?), c
  enum CodingKeys: String, CodingKey { case a = "A", c = "C" }
  enum ACodingKeys: String, CodingKey { case _0 = "n", b } }
print(String(decoding: try e.encode([Ev.a(1, b: nil), .a(2, b: "x"), .c]), as: UTF8.self))
print(try roundTrip(Ev.a(1, b: "q")))
struct Local { func f() throws { struct In: Codable { var v: Int }; print(try JSONDecoder().decode(In.self, from: Data(#"{"v":1}"#.utf8)).v) } }
try Local().f()
struct Big: Codable { var u: UInt64; var i8: Int8; var d: Double }
print(String(decoding: try e.encode(Big(u: .max, i8: -128, d: 0.1)), as: UTF8.self), try JSONDecoder().decode(Big.self, from: Data(#"{"u":18446744073709551615,"i8":-128,"d":-0.5e-3}"#.utf8)))
// expect: {"t":[{"x":1.5,"y":2}]}
// expect: Box<Array<Pt>>(t: [main.Pt(x: 1.5, y: 2.0)])
// expect: {"name":"s"}
// expect: q
// expect: true true true true
// expect: 1
// expect: "a"
// expect: {"x":1.5,"y":2}
// expect: [{"A":{"n":1}},{"A":{"b":"x","n":2}},{"C":{}}]
// expect: true
// expect: 1
// expect: {"d":0.1,"i8":-128,"u":18446744073709551615} Big(u: 18446744073709551615, i8: -128, d: -0.0005)
