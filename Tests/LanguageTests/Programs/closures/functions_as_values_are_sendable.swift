// swift-format-ignore-file
// A function that is not called is `@Sendable` if it captures nothing, or only a value that is.
struct S { var a = 1; func m() -> Int { a }; static func s() {} ; mutating func mu() {} ; init() {} ; init(a: Int) { self.a = a } }
final class C { func m() {}; var x = 1 }
enum E { case a(Int), b }
print(type(of: S.s))
print(type(of: S().m))
print(type(of: S.m))
print(type(of: S.init(a:)))
print(type(of: C().m))
print(type(of: C.m))
print(type(of: E.a))
func outer() {
  func local() {}
  print(type(of: local))
  var n = 0
  func local2() { n += 1 }
  print(type(of: local2))
  print(n)
}
outer()
protocol P { static func make() -> Int; func run() -> Int }
struct Q: P { static func make() -> Int { 3 }; func run() -> Int { 4 } }
func ofType<T: P>(_ t: T.Type, _ v: T) {
  let g = T.make
  print(type(of: g))
  print(type(of: v.run))
  print(type(of: T.run))
}
func f2<T: P & Sendable>(_ t: T.Type, _ v: T) {
  print(type(of: T.make))
  print(type(of: v.run))
  print(type(of: T.run))
}
ofType(Q.self, Q())
f2(Q.self, Q())
@MainActor func onMain(_ x: Int) {}
print(type(of: onMain))
func asy() async throws -> Int { 1 }
print(type(of: asy))
let fs = [asy]
print(type(of: fs))
func id<T>(_ t: T) -> T { t }
let h: (Int) -> Int = id
print(type(of: h), type(of: id(asy)))
let ops: [(Int, Int) -> Int] = [(+), (-)]
print(type(of: ops), [1, 2, 3].reduce(0, +))
let op = ["+": { $0 + $1 }, "-": (-)] as [String: (Int, Int) -> Int]
print(op["-"]!(3, 1))
func twice(_ x: Int) -> Int { x * 2 }
func square(_ x: Int) -> Int { x * x }
let t = [twice, square]
print(type(of: t), t.map { $0(3) })
let d = ["t": twice, "s": square]
print(type(of: d))
let e = [twice, { $0 + 1 }]
print(type(of: e))
var cur = twice
cur = square
print(type(of: cur), cur(3))
let c = true ? twice : square
print(type(of: c))
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(type(of: compose(twice, square)))
struct Box<T> { var t: T }
print(type(of: Box(t: twice)))
print(type(of: Optional(twice)), type(of: Optional.some(twice)))
print(type(of: Int.init as (String) -> Int?))
print(["1", "x"].map(Int.init))
print(type(of: (twice, 1)))
print(String(describing: twice as Any), type(of: twice as Any))
print((twice as Any) is (Int) -> Int, (twice as Any) is @Sendable (Int) -> Int)
final class K { func m() {}; func n() { print(type(of: m)); print(type(of: self.m)); let q = m; q() } }
K().n()
actor A { nonisolated func m() {}; func go() { let q = m; print(type(of: q)) } }
await A().go()
func go() {
  var n = 0
  let e = [twice, { n += 1; return $0 }]
  print(e[1](4), n)
  let c = n > 0 ? twice : { n += 1; return $0 }
  print(c(4), n)
  let d = ["a": twice, "b": { n += 2; return $0 }]
  print(d["b"]!(4), n)
  var h: (Int) -> Int = twice
  h = { n += 1; return $0 }
  print(h(1), n)
}
go()
func later() async {
  let f = twice, h = S().m
  let values = [Task.detached { f(1) }, Task.detached { h() }]
  for value in values { print(await value.value) }
}
await later()
// expect: @Sendable () -> ()
// expect: @Sendable () -> Int
// expect: @Sendable (S) -> @Sendable () -> Int
// expect: @Sendable (Int) -> S
// expect: () -> ()
// expect: @Sendable (C) -> () -> ()
// expect: @Sendable (Int) -> E
// expect: () -> ()
// expect: () -> ()
// expect: 0
// expect: () -> Int
// expect: () -> Int
// expect: @Sendable (Q) -> () -> Int
// expect: @Sendable () -> Int
// expect: @Sendable () -> Int
// expect: @Sendable (Q) -> @Sendable () -> Int
// expect: @MainActor @Sendable (Int) -> ()
// expect: @Sendable () async throws -> Int
// expect: Array<@Sendable () async throws -> Int>
// expect: (Int) -> Int @Sendable () async throws -> Int
// expect: Array<(Int, Int) -> Int> 6
// expect: 2
// expect: Array<@Sendable (Int) -> Int> [6, 9]
// expect: Dictionary<String, @Sendable (Int) -> Int>
// expect: Array<(Int) -> Int>
// expect: @Sendable (Int) -> Int 9
// expect: @Sendable (Int) -> Int
// expect: (Int) -> Int
// expect: Box<@Sendable (Int) -> Int>
// expect: Optional<@Sendable (Int) -> Int> Optional<@Sendable (Int) -> Int>
// expect: (String) -> Optional<Int>
// expect: [Optional(1), nil]
// expect: (@Sendable (Int) -> Int, Int)
// expect: (Function) @Sendable (Int) -> Int
// expect: false true
// expect: () -> ()
// expect: () -> ()
// expect: @Sendable () -> ()
// expect: 4 1
// expect: 8 1
// expect: 4 3
// expect: 1 4
// expect: 2
// expect: 1
