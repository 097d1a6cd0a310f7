// swift-format-ignore-file
// The actor may keep what its own functions, closures and properties had.
class NS { var x = 0; let y = 1; var next: NS?; func meth() {}; func ameth() async {} }
struct Box { var i = 1 }
func consume(_ n: sending NS) {}
func use(_ n: NS) {}
func ause(_ n: NS) async {}
@MainActor func main1(_ n: NS) {}
func mk(_ n: NS) -> NS { n }
func mix(_ a: NS, _ b: NS) {}
func g() {}
func apply(_ f: () -> Void) async {}
func esc(_ f: @escaping () -> Void) async {}
@MainActor class V2 { init(_ n: NS) {} }
@MainActor func tk(_ n: NS) {}
@MainActor func mm() -> NS { NS() }
@MainActor func s4() { let c = { print(1) }; Task.detached { c() } }  // error: passing closure as a 'sending' parameter risks causing data races between main actor-isolated code and concurrent execution of the closure
@MainActor func s5() async { let c = { print(1) }; await apply(c) }  // error: sending 'c' risks causing data races
@MainActor func s6() async { let n = NS(); let c = { use(n) }; await esc(c); c() }  // error: sending 'c' risks causing data races
@MainActor func s9() { let m = mm(); Task.detached { use(m) } }  // error: passing closure as a 'sending' parameter risks causing data races between main actor-isolated code and concurrent execution of the closure
func s10() { var n = NS(); Task { use(n) }; n = NS(); use(n) }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func s11() { var n = NS(); let c = { use(n) }; n = NS(); consume(n); c() }  // error: sending 'n' risks causing data races
func s20() async { let k = NS(); let t = Task { use(k) }; await t.value; use(k) }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
@MainActor func u1() { let a = [NS()].map { $0 }; Task.detached { print(a) } }  // error: passing closure as a 'sending' parameter risks causing data races between main actor-isolated code and concurrent execution of the closure
@MainActor func u2() { let a = [NS()]; a.forEach { use($0) }; Task.detached { print(a) } }  // error: passing closure as a 'sending' parameter risks causing data races between main actor-isolated code and concurrent execution of the closure
@MainActor func u5() { let v = V2(NS()); _ = v; let n = NS(); _ = V2(n); Task.detached { use(n) } }  // error: passing closure as a 'sending' parameter risks causing data races between main actor-isolated code and concurrent execution of the closure
@MainActor func u6() { let n = NS(); tk(n); Task.detached { use(n) } }  // error: passing closure as a 'sending' parameter risks causing data races between main actor-isolated code and concurrent execution of the closure
func u12() { let n = NS(); let f = n.meth; Task { f() }; f() }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
actor D { var k = NS(); var t = 1
  func make() -> NS { NS() }
  var comp: NS { NS() }
  func c15() { let c = { self.t += 1 }; Task.detached { c() } }  // error: passing closure as a 'sending' parameter risks causing data races between 'self'-isolated code and concurrent execution of the closure
  func f18() { let c = { self.t += 1 }; Task { c() } }  // error: passing closure as a 'sending' parameter risks causing data races between 'self'-isolated code and concurrent execution of the closure
  func g20() async { let n = make(); await main1(n) }  // error: sending 'n' risks causing data races
  func h21() async { await main1(make()) }  // error: risks causing data races
  func i23() async { let n = comp; await main1(n) }  // error: sending 'n' risks causing data races
  func j24() async { let n = NS(); k.next = n; await main1(n) }  // error: sending 'n' risks causing data races
  func l25() async { let n = NS(); self.take(n); await main1(n) }  // error: sending 'n' risks causing data races
  nonisolated func o28(_ n: NS) async { await take(n) }  // error: sending 'n' risks causing data races
  func take(_ n: NS) {}
}
actor B { var k = NS()
  func a35(_ b: Bool) async { let n = b ? NS() : k; await main1(n) }  // error: sending 'n' risks causing data races
  func c36() async { await main1(k) }  // error: sending 'self.k' risks causing data races
  func d37(_ n: NS) { Task { use(n) } }  // error: passing closure as a 'sending' parameter risks causing data races between 'self'-isolated code and concurrent execution of the closure
  func g40() { let n = NS(); Task { use(n) }; use(n) }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
  func b16(_ f: @escaping () -> Void) { Task { f() } }  // error: passing closure as a 'sending' parameter risks causing data races between 'self'-isolated code and concurrent execution of the closure
  func c17() { let n = k; Task { use(n) } }  // error: passing closure as a 'sending' parameter risks causing data races between 'self'-isolated code and concurrent execution of the closure
  func g20(_ n: NS) -> sending NS { return n }  // error: sending 'n' risks causing data races
}
@MainActor class VM { var n = NS()
  func a() { let m = n; Task.detached { use(m) } }  // error: passing closure as a 'sending' parameter risks causing data races between main actor-isolated code and concurrent execution of the closure
  func b() { let m = NS(); n = m; Task.detached { use(m) } }  // error: passing closure as a 'sending' parameter risks causing data races between main actor-isolated code and concurrent execution of the closure
  func c() { Task { use(n); await ause(n) } }  // error: risks causing data races
  func d() async { let m = mk(n); await ause(m) }  // error: sending 'm' risks causing data races
}
