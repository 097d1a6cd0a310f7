// swift-format-ignore-file
final class Box { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("box", n) } }
struct NC: ~Copyable {
  let n: Int
  deinit { print("deinit", n) }
  consuming func fin(_ b: Box) { print("fin", n, b.n) }
  consuming func fin2(_ b: Int) { print("fin2", n, b) }
  borrowing func bor(_ b: Box) { print("bor", n, b.n) }
  mutating func mut(_ b: Box) { print("mut", n, b.n) }
}
func a1() { NC(n: 1).fin(Box(80)); print("end a1") }
func a2() { let x = NC(n: 2); x.fin(Box(81)); print("end a2") }
func a3() { NC(n: 3).bor(Box(82)); print("end a3") }
func a4() { var x = NC(n: 4); x.mut(Box(83)); print("end a4") }
func take(_ x: consuming NC, _ b: Box) { print("take", x.n, b.n) }
func a5() { take(NC(n: 5), Box(84)); print("end a5") }
func dflt(b: Box = Box(85), _ x: consuming NC) { print("dflt", x.n) }
func a6() { dflt(NC(n: 6)); print("end a6") }
struct M: ~Copyable { let n: Int; deinit { print("M", n) }; consuming func fin(d: Box = Box(86), _ k: Int) { print("M.fin", n) } }
func a7() { M(n: 7).fin(3); print("end a7") }
a1(); a2(); a3(); a4(); a5(); a6(); a7()
struct N: ~Copyable { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("end", n) } }
func two(_ a: consuming N, _ b: borrowing N) { print("two", a.n, b.n) }
func two2(_ a: borrowing N, _ b: consuming N) { print("two2", a.n, b.n) }
func thr(_ a: consuming N, _ b: borrowing N) throws { print("thr"); struct E: Error {}; throw E() }
struct Q: ~Copyable { let n: N; consuming func f(_ o: borrowing N) { print("f", n.n, o.n) }; consuming func g(_ o: borrowing N, _ p: consuming N) -> N { print("g"); return p } }
func b1() { two(N(1), N(2)); print("t1") }
func b2() { two2(N(1), N(2)); print("t2") }
func b3() { try? thr(N(1), N(2)); print("t3") }
func b4() { Q(n: N(1)).f(N(2)); print("t4") }
func b5() { let r = Q(n: N(1)).g(N(2), N(3)); print("t5", r.n) }
func b6() { let a = N(1); two(a, N(2)); print("t6") }
func b7() { let b = N(2); two(N(1), b); print("t7") }
b1(); b2(); b3(); b4(); b5(); b6(); b7()
// expect: fin 1 80
// expect: deinit 1
// expect: box 80
// expect: end a1
// expect: fin 2 81
// expect: deinit 2
// expect: box 81
// expect: end a2
// expect: bor 3 82
// expect: box 82
// expect: deinit 3
// expect: end a3
// expect: mut 4 83
// expect: box 83
// expect: end a4
// expect: deinit 4
// expect: take 5 84
// expect: deinit 5
// expect: box 84
// expect: end a5
// expect: dflt 6
// expect: deinit 6
// expect: box 85
// expect: end a6
// expect: M.fin 7
// expect: M 7
// expect: box 86
// expect: end a7
// expect: two 1 2
// expect: end 1
// expect: end 2
// expect: t1
// expect: two2 1 2
// expect: end 2
// expect: end 1
// expect: t2
// expect: thr
// expect: end 1
// expect: end 2
// expect: t3
// expect: f 1 2
// expect: end 1
// expect: end 2
// expect: t4
// expect: g
// expect: end 1
// expect: end 2
// expect: t5 3
// expect: end 3
// expect: two 1 2
// expect: end 1
// expect: end 2
// expect: t6
// expect: two 1 2
// expect: end 1
// expect: t7
// expect: end 2
