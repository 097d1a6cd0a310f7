// swift-format-ignore-file
final class Log { var lines: [String] = []; func add(_ s: String) { lines.append(s) } }
func f(_ n: Int) async -> Int { n }
func work(_ l: Log) async -> Int { l.lines.count }
func a() async { var n = 1; n += 1; async let x = f(n); print(await x) }
func b() async { let log = Log(); async let x = work(log); _ = await x; print(log.lines) }
func c() async { let log = Log(); log.add("x"); Task { print(log.lines) } }
@MainActor func d() { let log = Log(); Task { print(log.lines) }; log.add("x") }
func e() async { let log = Log(); async let x = work(log); print(log.lines); _ = await x }  // error: sending 'log' risks causing data races
class Loader { var n = 1
  func load() async -> Int { n }
  func both() async { async let a = load(); print(await a) }  // error: sending 'self' risks causing data races
  @MainActor func go() { Task { print(n) } }
}
func g() async { let t = Log(); let h = t; Task { t.add("a") }; h.add("b") }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func i() async { let t = Log(); let h = [t]; Task { t.add("a") }; print(h.count) }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func j(_ op: @escaping () async -> Int) async { async let x = op(); print(await x) }  // error: sending 'op' risks causing data races
func k() async { var n = 1; n += 1; Task { print(n) } }
@MainActor func m() async { let log = Log(); async let x = work(log); _ = await x; print(log.lines) }
func q() { let log = Log(); for _ in 0..<2 { Task { log.add("x") } } }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func r() { for _ in 0..<2 { let log = Log(); Task { log.add("x") } } }
func s(_ c: Bool) { let log = Log(); if c { Task { log.add("x") } } else { log.add("y") } }
