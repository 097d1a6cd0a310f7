// swift-format-ignore-file
// One pattern declares several stored properties: each initialization computes the value once.
nonisolated(unsafe) var count = 0
func two() -> (Int, String) { count += 1; print("two"); return (count, "s\(count)") }
func one(_ s: String) -> Int { print("one", s); return 1 }
struct V { let x = one("x"); var (a, b) = two(); var c = one("c") }
let v = V(); print(v)
let v3 = V(a: 7, b: "k"); print(v3)
print(Mirror(reflecting: v).children.map { $0.label ?? "" })
class C { let x = one("x"); let (a, b) = two(); let c = one("c"); init() { print("init") }; init(_ n: Int) { print("n", n, a, b) } }
let c = C(); print(c.a, c.b)
let c1 = C(5); print(c1.a, c1.b)
class D: C { let (p, (q, _)) = (one("p"), two()); private var (z, _) = two(); func f() -> Int { z += 1; return z } }
let d = D(); print(d.a, d.p, d.q, d.f(), d.f())
struct W { var (a, b): (Int, String) = two(); init() { print("w") }; init(a: Int) { self.a = a; print(b) } }
print(W(), W(a: 9))
struct G<T> { var (n, t): (Int, T?) = (one("g"), nil) ; let k: Int = 0 }
print(G<Int>(n: 2, t: 4), G<String>())
class H<T> { let (n, m) = [1, 2].reduce(into: (0, [T]())) { r, e in r.0 += e } }
print(H<Int>().n, H<String>().m)
actor Feed {
  private let (stream, continuation) = AsyncStream<Int>.makeStream()
  func send(_ n: Int) { continuation.yield(n); if n == 0 { continuation.finish() } }
  nonisolated var values: AsyncStream<Int> { stream }
}
let feed = Feed()
await feed.send(4); await feed.send(0)
for await n in feed.values { print(n) }
// expect: one x
// expect: two
// expect: one c
// expect: V(x: 1, a: 1, b: "s1", c: 1)
// expect: one c
// expect: one x
// expect: V(x: 1, a: 7, b: "k", c: 1)
// expect: ["x", "a", "b", "c"]
// expect: one x
// expect: two
// expect: one c
// expect: init
// expect: 2 s2
// expect: one x
// expect: two
// expect: one c
// expect: n 5 3 s3
// expect: 3 s3
// expect: one p
// expect: two
// expect: two
// expect: one x
// expect: two
// expect: one c
// expect: init
// expect: 6 1 4 6 7
// expect: two
// expect: w
// expect: two
// expect: s8
// expect: W(a: 7, b: "s7") W(a: 9, b: "s8")
// expect: one g
// expect: G<Int>(n: 2, t: Optional(4), k: 0) G<String>(n: 1, t: nil, k: 0)
// expect: 3 []
// expect: 4
// expect: 0
