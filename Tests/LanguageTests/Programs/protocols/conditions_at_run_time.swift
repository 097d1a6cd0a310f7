// swift-format-ignore-file
struct Stack<T> { var xs: [T] = [] }
extension Stack: CustomStringConvertible where T: CustomStringConvertible {
  var description: String { "Stack(\(xs.count))" }
}
struct Opaque { var n = 1 }
print(Stack(xs: [1, 2]), [Stack(xs: [1.5])], Stack(xs: [Opaque()]))
struct Pages<T: Collection> { var base: T }
extension Pages: CustomStringConvertible where T.Element: CustomStringConvertible {
  var description: String { base.map(\.description).joined(separator: "|") }
}
print(Pages(base: "abc"), Pages(base: [1, 2]), Pages(base: [Opaque()]))
protocol P { var p: String { get } }
struct S<T> { var x: T }
extension S: P where T == Int { var p: String { "int" } }
extension S: CustomStringConvertible where T == Int { var description: String { "int\(x)" } }
print(S(x: "a"), (S(x: "a") as Any) is any P, S(x: 3), (S(x: 3) as Any) is any P)
class Animal { var name = "animal" }
final class Dog: Animal {}
struct Box<T> { var x: T }
protocol Q {}
protocol R {}
extension Box: Q where T: Animal {}
extension Box: R where T: AnyObject {}
let boxes: [Any] = [Box(x: 1), Box(x: Dog()), Box(x: Animal()), Box(x: [1])]
print(boxes.map { $0 is any Q }, boxes.map { $0 is any R })
protocol Fmt { var fmt: String { get } }
extension Dictionary: Fmt where Key == String, Value == Int { var fmt: String { "d\(count)" } }
print((([1: 1] as Any) as? any Fmt)?.fmt ?? "nil", ((["a": 1] as Any) as? any Fmt)?.fmt ?? "nil")
extension Optional: Fmt where Wrapped == Int { var fmt: String { "opt" } }
extension Int: Fmt { var fmt: String { "i\(self)" } }
print(((Optional(3) as Any) as? any Fmt)?.fmt ?? "nil", ((3 as Any) as? any Fmt)?.fmt ?? "nil")
struct K<A, B> { var a: A; var b: B }
extension K: Equatable where A == B, A: Equatable {}
print((K(a: 1, b: "") as Any) is any Equatable, (K(a: 1, b: 2) as Any) is any Equatable)
enum Tag<T, Raw> { case raw(Raw) }
extension Tag: CustomStringConvertible where Raw: CustomStringConvertible {
  var description: String { switch self { case .raw(let raw): "<\(raw)>" } }
}
enum User {}
print(Tag<User, Int>.raw(3), Tag<User, String>.raw("x"), Tag<User, [Int]>.raw([1]))
struct Fault<T>: Error { var detail: T }
extension Fault: CustomStringConvertible where T: Numeric { var description: String { "fault \(detail)" } }
do { throw Fault(detail: 2) } catch { print(error) }
do { throw Fault(detail: "x") } catch { print(error) }
class Base<T> { var v: T; init(_ v: T) { self.v = v } }
extension Base: Equatable where T: Equatable { static func == (l: Base, r: Base) -> Bool { l.v == r.v } }
final class Sub: Base<Int> {}
print(Sub(1) == Sub(1), Base("a") == Base("b"), [Sub(2)].contains(Sub(2)))
// expect: Stack(2) [Stack(1)] Stack<Opaque>(xs: [main.Opaque(n: 1)])
// expect: a|b|c 1|2 Pages<Array<Opaque>>(base: [main.Opaque(n: 1)])
// expect: S<String>(x: "a") false int3 true
// expect: [false, true, true, false] [false, true, true, false]
// expect: nil d1
// expect: opt i3
// expect: false true
// expect: <3> <x> <[1]>
// expect: fault 2
// expect: Fault<String>(detail: "x")
// expect: true false true
