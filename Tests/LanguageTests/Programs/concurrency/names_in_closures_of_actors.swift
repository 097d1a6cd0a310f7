// swift-format-ignore-file
// A closure is on its actor if it uses a name of it, and not one that it declares itself.
import Foundation
enum Mode { case on(Int), off }
actor Store {
  var n = 1
  var items = [10, 20, 30]
  var mode = Mode.on(2)
  var names: [String: Int] = ["a": 1]
  func bump(_ x: inout Int) { x += 1 }
  func a() async -> String { await Task { "\(n)" }.value }
  func b() async -> Int { await Task { items[n] }.value }
  func c() async -> Int { await Task { defer { n += 1 }; return 5 }.value }
  func d() async -> Int { await Task { switch mode { case .on(let n) where n > 1: return n; case .on, .off: return 0 } }.value }
  func e() async -> Bool { await Task { true && n > 0 }.value }
  func f() async -> Int { await Task { let (n, m) = (3, 4); return n + m + items.count }.value }
  func g() async -> Int { await Task { do { throw CancellationError() } catch { return n } }.value }
  func h() async -> Int { await Task { struct Local { var n = 9 }; return Local().n + items.count }.value }
  func i() async -> [Int] { await Task { items.map { $0 + n } }.value }
  func j() async -> Int { await Task { names["a", default: n] }.value }
  func k() async -> Int { await Task { [items] in items.count }.value }
  func l() async -> Int { await Task { [count = items.count] in count }.value }
  func m() async -> Int { await Task { if case .on(let n) = mode { return n }; return -n }.value }
  func o() async -> Int { await Task { var total = 0; for (index, item) in items.enumerated() where index < n + 5 { total += item }; return total }.value }
  func p() async -> Int { await Task { repeat { n += 1 } while n < 6; return n }.value }
  func q() async -> Int { await Task { let value: Int = { let n = 4; return n }() ; return value + n }.value }
  func r() async -> Int { await Task { func twice() -> Int { n * 2 }; return twice() }.value }
  func s() async -> Int { await Task { let x = n > 3 ? n : -n; return x }.value }
  func t() async -> Int { await Task { guard case .on(let v) = mode, v > 0 else { return 0 }; return v }.value }
  func u() async -> Int { let done: @Sendable () async -> Int = { await self.n }; return await done() }
  func v() -> Int { items.reduce(0) { $0 + $1 * n } }
  func w() -> [Int] { items.sorted { ($0 % n, $1) > ($1 % n, $0) } }
}
let s = Store()
print(await s.a(), await s.b(), await s.c(), await s.d(), await s.e(), await s.f(), await s.g(), await s.h(), await s.i(), await s.j())
print(await s.k(), await s.l(), await s.m(), await s.o(), await s.p(), await s.q(), await s.r(), await s.s(), await s.t(), await s.u(), await s.v(), await s.w())
func iso(_ x: isolated Store, extra: Int) async -> Int { await Task { if x.n > 2 { return x.n + extra }; return 0 }.value }
func iso2(_ x: isolated Store?) async -> Int { await Task { if let x { return await x.n }; return 0 }.value }
print(await iso(s, extra: 3), await iso2(s))
actor Shadows {
  var user: String? = "ann"
  var n = 1
  var items = [1, 2]
  func a() async -> String { await Task { if let user { return user }; return "none" }.value }
  func b() async -> Int { await Task { let n = n; return n }.value }
  func c() async -> Int { await Task { for item in items { if item == 2 { let items = 5; return items } }; return 0 }.value }
  func d() async -> Int { await Task { n += 1; do { let n = 2; _ = n }; return 3 }.value }
  func e() async -> String { await Task { guard let user = user else { return "x" }; return user }.value }
  func f() async -> Int { await Task { switch user { case let user?: return user.count; case nil: return n } }.value }
  func g() async -> Int { await Task { items.map { n in n * 2 }.count }.value }
  func i() async -> Int { await Task { func n() -> Int { 4 }; return n() }.value }
  func j() async -> Int { await Task { while let user, n < 3 { n += user.count }; return n }.value }
}
let t = Shadows()
print(await t.a(), await t.b(), await t.c(), await t.d(), await t.e(), await t.f(), await t.g(), await t.i(), await t.j())
// expect: 1 20 5 2 true 10 2 12 [12, 22, 32] 1
// expect: 3 3 2 60 6 10 12 6 2 6 360 [10, 20, 30]
// expect: 9 6
// expect: ann 1 5 3 ann 3 2 4 5
