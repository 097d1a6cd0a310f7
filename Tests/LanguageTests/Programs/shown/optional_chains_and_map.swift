// swift-format-ignore-file
struct A { var b: B? }
// expect: get x // expect: get y
final class B { var c: [String: C] = [:]; func get(_ k: String) -> C? { print("get", k); return c[k] } }
struct C { var n = 1; mutating func up() -> Int { n += 1; return n } }
var a: A? = A(b: B())
a?.b?.c["x"] = C()
// expect: Optional(2) Optional(2) nil 1
print(a?.b?.c["x"]?.up() as Any, a?.b?.get("x")?.n as Any, a?.b?.get("y")?.n as Any, a?.b?.c.count ?? 0)
// expect: 12 Optional(()) nil true
a?.b?.c["x"]?.n += 10; print(a!.b!.c["x"]!.n, (a?.b = nil) as Any, a?.b?.c["x"]?.up() as Any, (a?.b?.c["q"] = C()) == nil)
let n: Int? = 5, s: String? = nil
// expect: Optional(10) nil -1 6 true true true 5 [5] true
print(n.map { $0 * 2 } as Any, n.flatMap { $0 > 9 ? $0 : nil } as Any, s?.count ?? -1, n! + 1, (n ?? 0) < 6, n == 5, s == nil, n.map(String.init) ?? "", [n, nil].compactMap { $0 }, n as Any is Int)
// expect: Optional(Optional(Optional(3))) Optional(3) Optional(Optional(3)) Optional<Optional<Optional<Int>>>
let deep: Int??? = 3; print(deep as Any, deep!! as Any, (deep ?? nil) as Any, type(of: deep))
let t = try? Int("x").map { $0 } ?? { throw E() }(); struct E: Error {}; print(t as Any)  // expect: nil
