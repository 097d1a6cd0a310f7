// swift-format-ignore-file
protocol P {}
struct S: P {}
print(type(of: P.self), type(of: (any P).self), P.self, (any P).self)
print(type(of: S.self), type(of: Any.self), type(of: AnyObject.self), type(of: type(of: P.self)))
let p: any P = S()
print(type(of: type(of: p)))
let f: (Int...) -> () = { _ in }
print(type(of: f), type(of: f as Any))
let g: (inout Int, String) -> Void = { _, _ in }
print(type(of: g))
let h: (@escaping () -> Void) -> Void = { _ in }
print(type(of: h))
let i: (@autoclosure () -> Int) -> Int = { $0() }
print(type(of: i))
let j: @Sendable (Int) async throws -> [String: Int?] = { _ in [:] }
print(type(of: j))
print(ClosedRange<Int>.Index.self, type(of: (1...3).startIndex), (1...3).startIndex, (1...3).endIndex)
func va(_ x: Int..., y: String) {}
print(type(of: va))
print(type(of: print), type(of: max as (Int, Int) -> Int))
let m: [Any.Type] = [P.self, S.self, Int.self, (any P).self, (Int, String).self, ((Int) -> Void).self, S.Type.self]
for t in m { print(t, terminator: "; ") }
print()
print(type(of: Optional<P>.self), Optional<P>.self, [P].self, [any P].self)
class C {}; class D: C {}
let c: C.Type = D.self
print(c, type(of: c), C.Type.self)
print((1...3).index(after: (1...3).startIndex), "abc".startIndex, "abc".endIndex)
print([1: 2].startIndex == [1: 2].startIndex, Set([1]).startIndex < Set([1]).endIndex)
// expect: P.Protocol P.Protocol P P
// expect: S.Type Any.Protocol AnyObject.Protocol P.Protocol.Type
// expect: S.Type
// expect: (Int...) -> () (Int...) -> ()
// expect: (inout Int, String) -> ()
// expect: (() -> ()) -> ()
// expect: (() -> Int) -> Int
// expect: @Sendable (Int) async throws -> Dictionary<String, Optional<Int>>
// expect: Index Index inRange(1) pastEnd
// expect: @Sendable (Int..., String) -> ()
// expect: @Sendable (Any..., String, String) -> () (Int, Int) -> Int
// expect: P; S; Int; P; (Int, String); (Int) -> (); S.Type;
// expect: Optional<P>.Type Optional<P> Array<P> Array<P>
// expect: D C.Type C.Type
// expect: inRange(2) 0[any] 3[utf8]
// expect: true true
