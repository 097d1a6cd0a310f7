// swift-format-ignore-file
// A value that nothing else can use may be sent, whatever was done with it before.
class NS { var x = 0; let y = 1; var next: NS?; func meth() {}; func ameth() async {} }
struct Box { var n = NS(); var m = NS(); var i = 1 }
func consume(_ n: sending NS) {}
func use(_ n: NS) {}
func ause(_ n: NS) async {}
func mix(_ a: NS, _ b: NS) {}
func mk(_ n: NS) -> NS { n }
func mkS(_ n: NS) -> sending NS { NS() }
func tr() throws {}
@MainActor func main1(_ n: NS) {}
@MainActor func main2(_ f: [() -> Void]) {}
enum MG { @MainActor static var mg = NS() }
actor A { var k = NS(); init() {}; init(_ n: NS) { k = n }; func take(_ n: NS) {}; func f(_ c: () -> Void) {} }
func g() {}
func a1() { let s = "a"; let c = { print(s) }; Task { c() } }
func b5() { let f: (Int) -> Int = { $0 + 1 }; Task { print(f(1)) } }
func b6() { let fs = [{ 1 }, { 2 }]; Task { print(fs[0]()) } }
func c3() { let f = g; Task { f() } }
struct St { var f: () -> Int; var n = 1 }
func b7() { let s = St(f: { 1 }); Task { print(s.f()) } }
func c5() { let k = \St.n; Task { print(k) } }
func d3() { let l = [1].lazy.map { $0 + 1 }; Task { print(l.count) } }
func d7() { var c = 0; let inc = { c += 1 }; inc(); Task { inc() } }
func g10() { let n = NS(); let m = n.next; Task { use(n) }; _ = m }   // `_ = m` is no use
func gg<T>(_ f: sending () async -> T) async -> sending T { await f() }; func g64() async { let n = await gg { NS() }; Task { use(n) } }
func g69() async { var it = AsyncStream<Int> { $0.finish() }.makeAsyncIterator(); _ = await it.next(); Task { _ = it } }
final class US: @unchecked Sendable { let n = NS(); func go() { let m = n; Task { use(m) } } }
@MainActor func q2() async { let n = NS(); await ause(n); use(n) }
func q9() { let n = NS(); consume(n); print(n.y) }
func q11() { var n = NS(); consume(n); n = NS(); use(n) }
func q12(_ b: Bool) { let n = NS(); if b { consume(n); return }; use(n) }
func q14() { var b = Box(); consume(b.n); b = Box(); use(b.n) }
func q15() { let n = NS(); let f: @Sendable () -> Void = { use(NS()) }; consume(n); f() }
func q16() { let n = NS(); consume(n); _ = n }
func q17() { let n = NS(); let m = n; consume(n); _ = m }
func q21() { let n = NS(); let i = n.x; consume(n); print(i) }
nonisolated(unsafe) var gu = NS()
func q22() { consume(gu); use(gu) }
func q26() async { await main1(mk(NS())) }
func q27(_ n: NS) async { await main1(mkS(n)) }
func q28() async { let n = NS(); async let a: Void = ause(n); await a; use(n) }
func q30(_ b: Bool) { let n = NS(); while b { if b { consume(n); break } }; print(1) }
func q33() { let n = NS(); let t = (n, 1); consume(n); print(t.1) }
func q35(_ e: Error) { let n = NS(); Task { print(e) ; use(n) }; print(e) }
func q37() { let n = NS(); let c = { n.x }; Task { print(c()) } ; print(1) }
func q42() throws { let n = NS(); guard let m = n.next else { consume(n); return }; consume(m) }
func q43() { let n = NS(); switch n.next { case let m?: consume(m); case nil: consume(n) } }
@MainActor func q45() { Task { let n = NS(); await ause(n); use(n) } }
func q46() { let n = NS(); n.meth(); let s = n.x + 1; Task { use(n); print(s) } }
func q48<T: Sendable>(_ t: T) { Task { print(t) } }
func q53(_ n: sending NS) { Task { use(n) } }
func q56() { let (s, c) = AsyncStream<Int>.makeStream(); Task { for await i in s { print(i) } }; c.yield(1) }
func q58() { var n: NS? = NS(); if let m = n { consume(m) }; n = nil; print(n as Any) }
func r1() { var b = (NS(), 1); b.1 = 3; consume(b.0); print(b.1) }
func r3() { var b = Box(); b.i = 3; consume(b.n); print(b.i) }
func r5() { var c = 0; Task { print(c) }; print(c) }
func r6() { var c = 0; c += 1; let p = { print(c) }; Task { p() }; print(c) }
final class Safe: @unchecked Sendable { var n = NS(); func s() { consume(n) }; func t(_ m: NS) { n = m }; func u() { let m = NS(); n = m; consume(m) } }
func r11(_ s: Safe) { let m = s.n; consume(m) }
func r12(_ s: Safe) { let m = NS(); s.n = m; Task { use(m) } }
@MainActor func r13(_ s: Safe) { let m = s.n; Task.detached { use(m) } }
func r15() { let n = NS(); let i = [n].map { $0.x }; Task { use(n) }; print(i) }
func r18(_ f: (NS) -> Void) { let n = NS(); f(n); Task { use(n) } }
func r19() { let f: (NS) -> Void = { _ in }; let n = NS(); f(n); Task { use(n) }; f(NS()) }
func r21(_ e: any Error) { Task { print(e) } }
func r24() async { let g: NS? = NS(); guard let g else { return }; await main1(g) }
func r25() async throws { let n = NS(); if n.x == 0 { throw CancellationError() }; await main1(n) }
func r26() async { let n = NS(); do { if n.x == 0 { throw CancellationError() }; await main1(n) } catch { use(n) } }
func r27() async { let n = NS(); do { try tr(); await main1(n) } catch { use(n) } }
func r29() async { let n = NS(); defer { print(1) }; await main1(n) }
func r30(_ b: Bool) { let n = NS(); for _ in 0..<3 { if b { continue }; consume(n); return } }
func r33(_ n: NS) { var m = n; m = NS(); consume(m) }
func r36() { let n = NS(); let s = "\(n)"; Task { use(n) }; print(s) }
func r37() { let n = NS(); let s = "\(n)"; print(n, s); Task { use(n) } }
func r38() { let n = NS(); print(n === n); withExtendedLifetime(n) {}; Task { use(n) } }
func r39(_ c: AsyncStream<NS>.Continuation) { let n = NS(); c.yield(n); }
@MainActor func r44(_ f: @escaping () -> Void) { Task { f() } }
struct Sv { func r(_ n: NS) async {}; let c = NS() }
@MainActor func r47() async { let s = Sv(); let n = NS(); await s.r(n); use(n) }
func r49() { var a = [NS()]; let n = a.removeLast(); Task { use(n) }; a = [] }
func r55() async { await withTaskGroup(of: Int.self) { g in let n = NS(); g.addTask { use(n); return 1 }; for await i in g { print(i) } } }
func r58() { let n = NS(); let c = { @Sendable in 1 }; Task { print(c(), n) }; print(c()) }
func apply(_ f: () -> Void) async {}
@MainActor func gs() -> sending NS { NS() }
func s1() { let k = \Box.i; Task { print(k) }; print(k) }
func s12() { let a = [1, 2].map { _ in NS() }; for n in a { use(n) }; Task { print(a.count) } }
func s13() { let n = NS(); let c: () -> Void = { use(n) }; let d = c; Task { d() } }
func s14(_ n: NS) { let x = n.x; let s = [x].map { $0 + 1 }; Task { print(s) } }
func s15() { let n = NS(); if n.x > 1 { Task { use(n) } } else { Task { use(n) } } }
func s16() { let n = NS(); let m = n; Task { use(n); use(m) } }
func s17() { let d = [1: NS()]; if let n = d[1] { Task { use(n) } } }
func s18() { let e = Result<NS, Never>.success(NS()); switch e { case .success(let n): consume(n) } }
func s19() async { let n = await MainActor.run { 1 }; print(n); let k = NS(); let t = Task { use(k); return 1 }; print(await t.value) }
func s22() { let n = NS(); [1].forEach { _ in use(n) }; Task { use(n) } }
func s23() { var c = 0; [1].forEach { c += $0 }; Task { [c] in print(c) }; print(c) }
func s24() { var s = Set<Int>(); let add = { (i: Int) in s.insert(i) }; _ = add(1); print(s); Task { [s] in print(s) } }
func s25() { let p = { print(1) }; p(); Task { p() } }
func s26(_ x: Int?) async { let n = NS(); guard let x else { return consume(n) }; print(x, n) }
func s27() -> sending NS { let n = NS(); defer { print(1) }; return n }
func s28() -> sending (NS, NS) { let n = NS(); return (n, n) }
func s29() -> sending NS { let n = NS(); let c = { use(n) }; c(); return n }
func s30(_ n: NS) -> sending NS { let m = NS(); m.x = n.x; return m }
@MainActor func u3() { let n = NS(); [1].forEach { _ in use(n) }; Task.detached { use(n) } }
@MainActor func u4() async { let n = NS(); let c = { use(n) }; c(); await ause(n) }
@MainActor func u7() { let n = gs(); Task.detached { use(n) } }
@MainActor func u8() { let a = [3, 1].sorted { $0 < $1 }; let b = a.map { $0 + 1 }; Task.detached { print(b) } }
@MainActor func u9() { let f = g; Task.detached { f() } }
@MainActor func u10() { let n = NS(); let f = n.meth; Task.detached { f() } }
func u11() { let n = NS(); let f = n.meth; Task { f() } }
@MainActor func u14() { let n = NS(); let c: @Sendable () -> Void = { print(1) }; c(); Task.detached { c(); use(n) } }
actor D { var k = NS(); var t = 1
  func b14() async { let c = { print(1) }; await apply(c) }
  func d16() { let c = { print(1) }; Task.detached { c() } }
  func e17() { func c() { t += 1 }; Task { c() } }
  func make() -> NS { NS() }
  var comp: NS { NS() }
  func take(_ n: NS) {}
}
actor B { var k = NS()
  func f() { let n = NS(); Task { use(n); use(k) }; use(n) }
  func h() async { let n = NS(); await ause(n); use(n); k = n }
  func d() { let n = k; Task { use(n); use(k) } }
  func e() -> sending NS { let n = NS(); return n }
}
d7()
await g64()
await q28()
await r26()
print("sent")  // expect: sent
