// swift-format-ignore-file
// Values that can't be copied, in properties, cases, loops, closures and asynchronous code.
struct S: ~Copyable { var n: Int; init(_ n: Int) { self.n = n; print("init \(n)") }; deinit { print("deinit \(n)") }; func show() { print("show \(n)") }; mutating func reset() { print("reset"); self = S(n + 10); print("was reset") }; consuming func next() -> S { print("next"); return S(n + 1) }; consuming func fail() throws { print("fail"); throw E1() } }
struct E1: Error {}
func eat(_ s: consuming S) { print("eat \(s.n)") }
func look(_ s: borrowing S) { print("look \(s.n)") }
struct P: ~Copyable { var a: S; var k = 1; init(_ n: Int) { a = S(n) } }
struct Q: ~Copyable { var a: S; init(_ n: Int) { a = S(n) }; deinit { print("deinit Q") } }
final class C { var s: S; var p = P(50); init(_ n: Int) { s = S(n) }; deinit { print("deinit C") } }
func swapIn(_ s: inout S) { s = S(77); print("swapped in") }
func h1() { var p = P(1); p.a.reset(); print("mid"); swapIn(&p.a); print("end") }
func h2() { var q = Q(1); q.a.reset(); print("mid"); swapIn(&q.a); print("end") }
func h3() { let c = C(1); c.s.reset(); print("mid"); swapIn(&c.s); c.p.a.reset(); print("end") }
func h4() { let s = S(1).next().next(); print("got"); look(s) }
func h5() { do { try S(1).fail() } catch { print("caught") }; let s = S(2); do { try s.fail(); print("no") } catch { print("caught 2") }; print("end") }
enum M: ~Copyable { case one(S), two(S, Int), zero }
func h6(_ m: consuming M) -> Int { switch consume m { case .one(let s) where s.n > 5: look(s); return 1; case .one(let s): eat(s); return 2; case .two(let s, let k): look(s); return k; case .zero: return 0 } }
func h7() { print(h6(.one(S(9)))); print(h6(.one(S(1)))); print(h6(.two(S(2), 42))); print(h6(.zero)) }
func h8() { outer: for i in 0..<3 { let s = S(i); for j in 0..<3 { if j == 1 { if i == 1 { eat(s); continue outer }; break }; look(s) }; print("after \(i)") }; print("end") }
func h9() { let make = { S(5) }; let s = make(); look(s); _ = make(); print("end") }
enum Opt<T: ~Copyable>: ~Copyable { case some(T), none; consuming func unwrap(or other: consuming T) -> T { switch consume self { case .some(let x): return x; case .none: return other } } }
func h10() { let a = Opt.some(S(1)).unwrap(or: S(2)); print("a"); look(a); let b = Opt<S>.none.unwrap(or: S(3)); look(b); print("end") }
enum G { static let shared = S(100) }
func h11() { look(G.shared); print("end") }
func h12() async { let s = S(1); await step(s.n); let t = await pass(s); await step(2); look(t); print("end") }
func step(_ n: Int) async { await Task.yield(); print("step \(n)") }
func pass(_ s: consuming S) async -> S { await Task.yield(); print("pass"); return s }
func h14() throws { var s = S(1); defer { print("defer \(s.n)") }; s.reset(); if s.n > 5 { throw E1() }; print("no") }
func h15() { func rec(_ s: consuming S, _ d: Int) { if d == 0 { print("bottom"); return }; rec(s, d - 1); print("up \(d)") }; rec(S(1), 2); print("end") }
struct Stack: ~Copyable { var top: S?; var count = 0; mutating func push(_ s: consuming S) { top = consume s; count += 1 }; mutating func pop() -> S? { count -= 1; return top.take() } }
func h16() { var st = Stack(); st.push(S(1)); st.push(S(2)); print(st.count); if let s = st.pop() { look(s) }; print(st.pop() == nil); print("end") }
func h17(_ b: Bool) { let s = S(1); let t: S; if b { t = s } else { t = S(2) }; print("t"); look(t) }
func h18() { let s = S(1); do { let t = s; look(t); print("inner") }; print("outer") }
func h19() { var s = S(1); while s.n < 3 { s = S(s.n + 1); print("loop") }; print("end") }
func h20() { let s: S? = S(1); switch consume s { case .some(let x) where x.n == 2: look(x); case .some(let x): eat(x); case .none: print("none") }; print("end") }
func h21() { let x = S(1); let r = [3, 4].map { $0 + x.n }; print(r); eat(x) }
func h22() { var x = S(1); func inc() { x.n += 1 }; inc(); inc(); look(x); print("end") }
func h23() -> Bool { let a = S(1), b = S(2); return a.n < b.n && S(3).n > 2 }
func h24() { let p = P(3); let k = p.k; eat(p.a); print(k) }
func h25() { for i in 0..<2 { var q: Q? = Q(i); if i == 0 { q = nil; print("nil") } else { print("kept"); _ = q } } ; print("end") }
print("-- h1"); h1()
print("-- h2"); h2()
print("-- h3"); h3()
print("-- h4"); h4()
print("-- h5"); h5()
print("-- h7"); h7()
print("-- h8"); h8()
print("-- h9"); h9()
print("-- h10"); h10()
print("-- h11"); h11()
print("-- h12"); await h12()
print("-- h14"); do { try h14() } catch { print("caught") }
print("-- h15"); h15()
print("-- h16"); h16()
print("-- h17"); h17(true); h17(false)
print("-- h18"); h18()
print("-- h19"); h19()
print("-- h20"); h20()
print("-- h21"); h21()
print("-- h22"); h22()
print("-- h23"); print(h23())
print("-- h24"); h24()
print("-- h25"); h25()
// expect: -- h1
// expect: init 1
// expect: reset
// expect: init 11
// expect: deinit 1
// expect: was reset
// expect: mid
// expect: init 77
// expect: deinit 11
// expect: swapped in
// expect: end
// expect: deinit 77
// expect: -- h2
// expect: init 1
// expect: reset
// expect: init 11
// expect: deinit 1
// expect: was reset
// expect: mid
// expect: init 77
// expect: deinit 11
// expect: swapped in
// expect: end
// expect: deinit Q
// expect: deinit 77
// expect: -- h3
// expect: init 50
// expect: init 1
// expect: reset
// expect: init 11
// expect: deinit 1
// expect: was reset
// expect: mid
// expect: init 77
// expect: deinit 11
// expect: swapped in
// expect: reset
// expect: init 60
// expect: deinit 50
// expect: was reset
// expect: end
// expect: deinit C
// expect: deinit 77
// expect: deinit 60
// expect: -- h4
// expect: init 1
// expect: next
// expect: init 2
// expect: deinit 1
// expect: next
// expect: init 3
// expect: deinit 2
// expect: got
// expect: look 3
// expect: deinit 3
// expect: -- h5
// expect: init 1
// expect: fail
// expect: deinit 1
// expect: caught
// expect: init 2
// expect: fail
// expect: deinit 2
// expect: caught 2
// expect: end
// expect: -- h7
// expect: init 9
// expect: look 9
// expect: deinit 9
// expect: 1
// expect: init 1
// expect: eat 1
// expect: deinit 1
// expect: 2
// expect: init 2
// expect: look 2
// expect: deinit 2
// expect: 42
// expect: 0
// expect: -- h8
// expect: init 0
// expect: look 0
// expect: after 0
// expect: deinit 0
// expect: init 1
// expect: look 1
// expect: eat 1
// expect: deinit 1
// expect: init 2
// expect: look 2
// expect: after 2
// expect: deinit 2
// expect: end
// expect: -- h9
// expect: init 5
// expect: look 5
// expect: init 5
// expect: deinit 5
// expect: end
// expect: deinit 5
// expect: -- h10
// expect: init 1
// expect: init 2
// expect: deinit 2
// expect: a
// expect: look 1
// expect: init 3
// expect: look 3
// expect: end
// expect: deinit 3
// expect: deinit 1
// expect: -- h11
// expect: init 100
// expect: look 100
// expect: end
// expect: -- h12
// expect: init 1
// expect: step 1
// expect: pass
// expect: step 2
// expect: look 1
// expect: end
// expect: deinit 1
// expect: -- h14
// expect: init 1
// expect: reset
// expect: init 11
// expect: deinit 1
// expect: was reset
// expect: defer 11
// expect: deinit 11
// expect: caught
// expect: -- h15
// expect: init 1
// expect: bottom
// expect: deinit 1
// expect: up 1
// expect: up 2
// expect: end
// expect: -- h16
// expect: init 1
// expect: init 2
// expect: deinit 1
// expect: 2
// expect: look 2
// expect: deinit 2
// expect: true
// expect: end
// expect: -- h17
// expect: init 1
// expect: t
// expect: look 1
// expect: deinit 1
// expect: init 1
// expect: init 2
// expect: deinit 1
// expect: t
// expect: look 2
// expect: deinit 2
// expect: -- h18
// expect: init 1
// expect: look 1
// expect: inner
// expect: deinit 1
// expect: outer
// expect: -- h19
// expect: init 1
// expect: init 2
// expect: deinit 1
// expect: loop
// expect: init 3
// expect: deinit 2
// expect: loop
// expect: end
// expect: deinit 3
// expect: -- h20
// expect: init 1
// expect: eat 1
// expect: deinit 1
// expect: end
// expect: -- h21
// expect: init 1
// expect: [4, 5]
// expect: eat 1
// expect: deinit 1
// expect: -- h22
// expect: init 1
// expect: look 3
// expect: end
// expect: deinit 3
// expect: -- h23
// expect: init 1
// expect: init 2
// expect: init 3
// expect: deinit 3
// expect: deinit 2
// expect: deinit 1
// expect: true
// expect: -- h24
// expect: init 3
// expect: eat 3
// expect: deinit 3
// expect: 1
// expect: -- h25
// expect: init 0
// expect: deinit Q
// expect: deinit 0
// expect: nil
// expect: init 1
// expect: kept
// expect: deinit Q
// expect: deinit 1
// expect: end
