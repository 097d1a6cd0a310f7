// swift-format-ignore-file
// A value in a region with others is sent with all of them.
class NS { var x = 0; let y = 1; var next: NS?; func meth() {}; func ameth() async {} }
struct Box { var n = NS(); var m = NS(); var i = 1 }
func consume(_ n: sending NS) {}
func use(_ n: NS) {}
func ause(_ n: NS) async {}
func mix(_ a: NS, _ b: NS) {}
func mk(_ n: NS) -> NS { n }
func tr() throws {}
@MainActor func main1(_ n: NS) {}
@MainActor func main2(_ f: [() -> Void]) {}
enum MG { @MainActor static var mg = NS() }
actor A { var k = NS(); init() {}; init(_ n: NS) { k = n }; func take(_ n: NS) {}; func f(_ c: () -> Void) {}
  func bad() -> sending NS { k }  // error: sending 'self.k' risks causing data races
}
func f03() { let n = NS(); let m = n; consume(n); use(m) }  // error: sending 'n' risks causing data races
func f04() { let n = NS(), m = NS(); n.next = m; consume(m); use(n) }  // error: sending 'm' risks causing data races
func f20() { let b = Box(); consume(b.n); use(b.m) }  // error: sending 'b.n' risks causing data races
func f22() { let t = (NS(), NS()); consume(t.0); use(t.1) }  // error: sending 't.0' risks causing data races
func f23() { let a = [NS()]; consume(a[0]); use(a[0]) }  // error: sending value of non-Sendable type 'NS' risks causing data races
func f39() { let n = NS(); let c = { use(n) }; consume(n); c() }  // error: sending 'n' risks causing data races
func g25() async { let n = NS(), m = NS(); mix(n, m); await main1(n); use(m) }  // error: sending 'n' risks causing data races
func g22(_ a: A) async { let n = NS(); let m = n; await a.take(n); use(m) }  // error: sending 'n' risks causing data races
func g30() async { let a = [NS()]; await main1(a[0]); use(a[0]) }  // error: sending value of non-Sendable type 'NS' risks causing data races
func h26(_ a: A) async { let n = NS(); let f = { use(n) }; await a.take(n); f() }  // error: sending 'n' risks causing data races
func h26b(_ a: A) async { let n = NS(); func f() { use(n) }; await a.take(n); f() }  // error: sending 'n' risks causing data races
func h53() async { let x = NS(); if let o = x.next { await main1(o) }; use(x) }  // error: sending 'o' risks causing data races
@MainActor func f31() { consume(MG.mg) }  // error: sending value of non-Sendable type 'NS' risks causing data races
@MainActor func f32() async { let n = NS(); MG.mg.next = n; await A().take(n) }  // error: sending 'n' risks causing data races
@MainActor func g44(_ n: NS) { Task { await ause(n) } }  // error: sending 'n' risks causing data races
func g38(_ n: inout sending NS) async { await main1(n) }  // error: sending 'n' risks causing data races
func g39(_ n: sending NS, _ m: NS) async { n.next = m; await main1(n) }  // error: sending 'n' risks causing data races
func g41(_ b: Box) async { await main1(b.n) }  // error: sending 'b.n' risks causing data races
func h47(_ d: [Int: NS]) async { await main1(d[1]!) }  // error: sending value of non-Sendable type 'NS' risks causing data races
func h04(_ n: NS) async { _ = A(n) }  // error: sending 'n' risks causing data races
func h04b() async { let n = NS(); _ = A(n); use(n) }  // error: sending 'n' risks causing data races
extension A {
  func i2() async { let n = NS(); k = n; await main1(n) }  // error: sending 'n' risks causing data races
  func i7() async { let n = k; k = NS(); await main1(n) }  // error: sending 'n' risks causing data races
  func i8() -> sending NS { let n = NS(); k = n; return n }  // error: sending 'n' risks causing data races
}
func h08(_ a: A) async { let n = NS(); await a.f { use(n) }; use(n) }  // error: sending value of non-Sendable type '() -> ()' risks causing data races
func g34() async { let n = NS(); do { await main1(n); throw CancellationError() } catch { use(n) } }  // error: sending 'n' risks causing data races
func h24(_ a: A, _ b: Bool) async { var n = NS(); while b { await a.take(n); n = NS() } }  // error: sending 'n' risks causing data races
func a6() { var n = NS(); for _ in 0..<3 { let m = n; n = NS(); consume(m) } }  // error: sending 'm' risks causing data races
func a7() { var k = 1; func loc() { k += 1 }; Task { loc() }; print(k) }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func q3() { let n = NS(); Task { await main1(n) } }  // error: sending 'n' risks causing data races
func q4() { let n = NS(); Task { await main1(n); use(n) } }  // error: sending 'n' risks causing data races
func q5() { let n = NS(); Task { Task { use(n) }; use(n) } }  // error: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure
func q6() { let n = NS(); Task { Task { use(n) } } }  // error: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure
func q7(_ n: NS) { let c = { consume(n) }; c() }  // error: sending 'n' risks causing data races
func q8() { let n = NS(); let c = { consume(n) }; c() }  // error: sending 'n' risks causing data races
func q10() { let n = NS(); consume(n); n.x = 2 }  // error: sending 'n' risks causing data races
func q13() { var b = Box(); consume(b.n); b.n = NS(); use(b.n) }  // error: sending 'b.n' risks causing data races
func q19() { var arr: [NS] = []; let n = NS(); arr.append(n); consume(n); print(arr.count) }  // error: sending 'n' risks causing data races
func q20() { let n = NS(); let m = n.next; consume(n); if let m { use(m) } }  // error: sending 'n' risks causing data races
