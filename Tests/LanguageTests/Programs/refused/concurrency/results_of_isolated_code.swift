// swift-format-ignore-file
class S { var n = 1; func run() async -> Int { 1 } }
func plain<R>(_ op: () -> R) -> R { op() }
@MainActor func made() -> S { S() }
@MainActor final class Model {
  let limit = 1
  func make() -> S { S() }
  var value: S { S() }
  func keep(_ s: S) {}
  func a() async { let s = make(); print(await s.run()) }  // error: sending 's' risks causing data races
  func b() async { let s = value; print(await s.run()) }  // error: sending 's' risks causing data races
  func c() async { let s = made(); print(await s.run()) }  // error: sending 's' risks causing data races
  func d() async { let s = plain { S() }; print(await s.run()) }  // error: sending 's' risks causing data races
  func e() async { let s = [1].map { _ in S() }; print(await s[0].run()) }  // error: sending value of non-Sendable type 'S' risks causing data races
  func f() async { let s: S = { let s = S(); s.n = 2; return s }(); print(await s.run()) }  // error: sending 's' risks causing data races
  func g() async { func local() -> S { S() }; let s = local(); print(await s.run()) }  // error: sending 's' risks causing data races
  func h() async { let s = S(); keep(s); print(await s.run()) }  // error: sending 's' risks causing data races
  func i() async { let s = (nil as S?) ?? S(); print(await s.run()) }  // error: sending 's' risks causing data races
  func j() async { print(await value.run()) }  // error: sending 'self.value' risks causing data races
}
actor Worker {
  var k = 1
  subscript(i: Int) -> S { S() }
  func make() -> S { S() }
  func a() async { let s = make(); print(await s.run()) }  // error: sending 's' risks causing data races
  func b() async { let s = plain { self.k = 2; return S() }; print(await s.run()) }  // error: sending 's' risks causing data races
  func c() async { print(await self[1].run()) }  // error: sending 'self.subscript' risks causing data races
}
