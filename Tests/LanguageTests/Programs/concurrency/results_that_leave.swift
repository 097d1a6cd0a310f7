// swift-format-ignore-file
class S { var n = 1; func run() async -> Int { n } }
func plain<R>(_ op: () -> R) -> R { op() }
func make() -> S { S() }
func same(_ s: S) -> S { s }
@MainActor final class Model {
  nonisolated func free() -> S { S() }
  func a() async -> Int { let s = free(); return await s.run() }
  func b() async -> Int { let s = same(make()); return await s.run() }
  func c() async -> Int { let s = plain(make); return await s.run() }
  func d() async -> Int { let s = S(); plain { s.n = 2 }; return await s.run() }
  func e() async -> Int { let s = S(); [1].forEach { s.n += $0 }; return await s.run() }
  func f() async -> Int { let f = { S() }; let s = f(); return await s.run() }
  func g() async -> Int { let s = if free().n > 1 { S() } else { make() }; return await s.run() }
}
actor Worker {
  func a() async -> Int { let s = plain { S() }; return await s.run() }
  func b() async -> Int { let s = [1].map { _ in S() }; return await s[0].run() }
  func c() async -> Int { let s = { S() }(); return await s.run() }
}
let model = await Model(), worker = Worker()
print(await model.a(), await model.b(), await model.c(), await model.d(), await model.e(), await model.f(), await model.g())  // expect: 1 1 1 2 2 1 1
print(await worker.a(), await worker.b(), await worker.c())  // expect: 1 1 1
