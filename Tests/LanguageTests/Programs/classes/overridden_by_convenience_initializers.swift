// swift-format-ignore-file
class A {
  let n: String
  init?(n: String) { self.n = n }
  init() { n = "" }
  convenience init?(twice: String) { self.init(n: twice + twice) }
}
class B: A {
  var k = 0
  init(k: Int) { super.init(); self.k = k }
  override convenience init?(n: String) { if n.isEmpty { return nil }; self.init(k: n.count) }
  override convenience init() { self.init(k: 4) }
}
print(B(n: "abc")!.k, B(n: "") == nil, B().k, B(twice: "ab")?.k ?? -1)
class C { let n: Int; init(n: Int) { self.n = n }; convenience init() { self.init(n: 1) } }
class D: C { let k: Int; init(k: Int) { self.k = k; super.init(n: k + 1) }; override convenience init(n: Int) { self.init(k: n * 10) } }
class E: D { override init(k: Int) { super.init(k: k + 5) } }
print(D().n, D(n: 2).k, E().k, E(n: 3).n, C().n)
extension B: Equatable { static func == (a: B, b: B) -> Bool { a === b } }
class P { required init(x: Int) { print("P", x) }; static func make() -> Self { self.init(x: 1) } }
class Q: P { let y: Int; init(y: Int) { self.y = y; super.init(x: y) }; required convenience init(x: Int) { self.init(y: x + 1) } }
print(Q.make().y)
// expect: 3 true 4 4
// expect: 11 20 15 36 1
// expect: P 2
// expect: 2
