// swift-format-ignore-file
// Closures, loops and branches take the regions of their values along.
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
func q23(_ n: NS) async { let m = n; await main1(m) }  // error: sending 'm' risks causing data races
func q24(_ n: NS) async { let m = NS(); m.next = n; await main1(m) }  // error: sending 'm' risks causing data races
func q25(_ n: NS) async { await main1(mk(n)) }  // error: sending value of non-Sendable type 'NS' risks causing data races
func q29() async { let n = NS(), m = n; async let a: Void = ause(n); use(m); await a }  // error: sending 'n' risks causing data races
func q32() { let ns = [NS(), NS()]; for n in ns { Task { use(n) } } }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func q34() { let n = NS(); defer { use(n) }; consume(n) }  // error: sending 'n' risks causing data races
func q36() { let n = NS(); Task.detached { use(n) }; Task { use(n) } }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func q38() { let n = NS(); let c = { n.x }; Task { print(c()) } ; use(n) }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func q39(_ n: NS) { let c = { n.x }; Task { print(c()) } }  // error: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure
func q40(_ f: @escaping () -> Void) { let c = { f() }; Task { c() } }  // error: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure
func q41(_ f: @escaping () -> Void) async { let s = [f]; await main2(s) }  // error: sending 's' risks causing data races
func q44() { let n = NS(); switch n.next { case let m?: consume(m); use(n); case nil: consume(n) } }  // error: sending 'm' risks causing data races
func q47<T>(_ t: T) { Task { print(t) } }  // error: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure
func q49() async { let n = NS(); let r = await withCheckedContinuation { (c: CheckedContinuation<NS, Never>) in c.resume(returning: n) }; use(r) }  // error: sending 'n' risks causing data races
func q50() async { let n = NS(); await withTaskGroup(of: Void.self) { g in g.addTask { use(n) } } }  // error: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure
func q52() async { await withTaskGroup(of: Void.self) { g in let n = NS(); g.addTask { use(n) }; use(n) } }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func q54(_ n: sending NS) { Task { use(n) }; use(n) }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func q57() { let n: NS; n = NS(); consume(n); use(n) }  // error: sending 'n' risks causing data races
func q59() { let n = NS(); let w = { [weak n] in print(n as Any) }; consume(n); w() }  // error: sending 'n' risks causing data races
func q60() { let n = NS(); do { let n2 = n; consume(n2) }; use(n) }  // error: sending 'n2' risks causing data races
func r2() { let b = Box(); consume(b.n); print(b.i) }  // error: sending 'b.n' risks causing data races
func r4() { var c = 0; let inc = { c += 1 }; Task { inc() }; print(c) }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func r7() { var c = 0; func p() { print(c) }; Task { p() }; print(c) }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func r8() { let n = NS(); func p() { use(n) }; Task { p() }; use(n) }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func r9() { let n = NS(); func p() { use(n) }; Task { p() }; p() }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func r10(_ n: NS) { func p() { use(n) }; Task { p() } }  // error: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure
func r14() { let n = NS(); let a = [n, NS()]; let b = a.map { $0 }; Task { use(n) }; print(b.count) }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func r20() { let d: Any = 1; Task { print(d) }; print(d) }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func r28() async { let n = NS(); do { await main1(n); try tr() } catch { use(n) } }  // error: sending 'n' risks causing data races
func r31(_ b: Bool) { let n = NS(); for _ in 0..<3 { if b { consume(n); continue }; print(1) } }  // error: sending 'n' risks causing data races
func r32(_ n: NS) { var m = NS(); m = n; consume(m) }  // error: sending 'm' risks causing data races
func r34(_ n: NS) { let m = n.next ?? NS(); consume(m) }  // error: sending 'm' risks causing data races
func r35(_ n: NS) { let m = true ? n : NS(); consume(m) }  // error: sending 'm' risks causing data races
func r40(_ c: AsyncStream<NS>.Continuation) { let n = NS(); c.yield(n); use(n) }  // error: sending 'n' risks causing data races
func r41(_ c: AsyncStream<NS>.Continuation, _ n: NS) { c.yield(n) }  // error: sending 'n' risks causing data races
func r43<T>(_ f: @escaping () async -> T) { Task { _ = await f() } }  // error: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure
func r50() { var a = [NS()]; let n = a.removeLast(); Task { use(n) }; print(a.count) }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func r51() { let n = NS(); weak let w = n; consume(n); print(w as Any) }  // error: sending 'n' risks causing data races
func r52(_ x: inout NS) { x = NS(); consume(x) }  // error: sending 'x' risks causing data races
func r53(_ x: inout NS) { let n = NS(); x = n; consume(n) }  // error: sending 'n' risks causing data races
func r56() async { let n = NS(); async let a: Void = ause(n); async let b: Void = ause(n); _ = await (a, b) }  // error: sending 'n' risks causing data races
func r57() { let n = NS(); let c = { [n] in n.x }; Task { print(c()) }; print(n) }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
