// swift-format-ignore-file
func who(_ iso: isolated (any Actor)? = #isolation) -> String { iso == nil ? "none" : "isolated" }
actor A {
  var n = 0
  func t() async -> String { await Task { who() }.value }
  func t2() async -> String { await Task { n += 1; return who() }.value }
  func t3() async -> String { await Task { _ = self; return who() }.value }
  func c() -> String { let f: () -> String = { who() }; return f() }
  func c2() -> String { let f: () -> String = { _ = self; return who() }; return f() }
  func c3() -> String { func g() -> String { who() }; return g() }
  func c4() -> String { func g() -> String { _ = n; return who() }; return g() }
  func c5() -> String { [1].map { _ in who() }[0] }
  func c6() -> String { let m = n; let f: () -> String = { _ = m; return who() }; return f() }
  func c7() -> String { let f: () -> String = { [weak self] in _ = self; return who() }; return f() }
  func c8() -> String { let f: () -> String = { [self] in who() }; return f() }
  func c9() -> String { let f: () -> String = { [n] in _ = n; return who() }; return f() }
  func d1() -> String { let f: () -> String = { { _ = self; return who() }() }; return f() }
  func d2() -> String { let f: () -> String = { let s = { who() }(); _ = self; return s }; return f() }
  func d3() -> String { let f = { { who() } }; _ = self; return f()() }
}
@MainActor class M { func c() -> String { let f: () -> String = { who() }; return f() } }
let a = A(); print(await a.t(), await a.t2(), await a.t3(), await a.c(), await a.c2(), await a.c3(), await a.c4(), await a.c5(), await a.c6())
print(await a.c7(), await a.c8(), await a.c9(), await a.d1(), await a.d2(), await a.d3(), M().c())
func p(_ x: isolated A) -> String { let f: () -> String = { who() }; let g: () -> String = { _ = x; return who() }; return f() + g() }
print(await p(a))
func q(_ x: isolated A) async -> String { let f: () async -> String = { who() }; let g: () async -> String = { _ = x; return who() }; return await f() + g() }
print(await q(a))
actor B {
  var n = 0
  func c10() -> String { let f: () -> String = { [self] in _ = self; return who() }; return f() }
  func c11() -> String { let f: () -> String = { [self] in _ = n; return who() }; return f() }
  func c12() -> String { let f: () -> String = { [me = self] in _ = me; return who() }; return f() }
  func c13() -> String { func g() { _ = n }; let f: () -> String = { g(); return who() }; return f() }
  func c14() -> String { func g() { }; let f: () -> String = { g(); return who() }; return f() }
  func c15() async -> String { func g() { }; return await Task { g(); return who() }.value }
  func c16() async -> String { let n = 1; return await Task { _ = n; return who() }.value }
  func c17() async -> String { await Task { let n = 1; _ = n; return who() }.value }
  func c18() async -> String { await Task { let m = n; _ = m; return who() }.value }
  func c19() async -> String { await withTaskGroup(of: Int.self) { g in who() } }
  func c20() async -> String { await withTaskGroup(of: Int.self) { g in _ = n; return who() } }
  func c21() async -> String { await [1].asyncMap { _ in who() }[0] }
  func c22() async -> String { lazy var z = n; let f: () -> String = { _ = z; return who() }; return f() }
}
extension Array { func asyncMap<T>(_ f: (Element) async -> T) async -> [T] { var r: [T] = []; for x in self { r.append(await f(x)) }; return r } }
let b = B(); 
print(await b.c10(), await b.c11(), await b.c12(), await b.c13(), await b.c14(), await b.c15(), await b.c16(), await b.c17(), await b.c18())
print(await b.c19(), await b.c20(), await b.c21(), await b.c22())
actor C {
  var n = 0
  func c10() -> String { let f: () -> String = { [unowned self] in _ = self; return who() }; return f() }
  func c12() -> String { let f: () -> String = { if true { let n = 1; _ = n }; return who() }; return f() }
  func c13() async -> String { await Task { [weak self] in await self?.bump(); return who() }.value }
  func bump() {}
  enum S { case a }
  func c15() async -> String { await Task { _ = S.a; return who() }.value }
}
func free(_ iso: isolated (any Actor)?) async -> String { await Task { _ = iso; return who() }.value }
func free2(_ iso: isolated (any Actor)?) async -> String { await Task { return who() }.value }
func free3(_ iso: isolated C) async -> String { await Task { iso.n += 1; return who() }.value }
let c = C(); 
print(await c.c10(), await c.c12(), await c.c13(), await c.c15(), await free(c), await free2(c), await free3(c))
// expect: none isolated isolated none isolated isolated isolated none none
// expect: none none none isolated none none isolated
// expect: noneisolated
// expect: noneisolated
// expect: isolated isolated none none none none none none isolated
// expect: none isolated none none
// expect: isolated none none none isolated none isolated
