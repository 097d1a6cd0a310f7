// swift-format-ignore-file
// A value that can't be copied ends where its variable ends, or where it is consumed.
struct S: ~Copyable { let n: Int; init(_ n: Int) { self.n = n; print("init \(n)") }; deinit { print("deinit \(n)") } }
struct E1: Error {}
func eat(_ s: consuming S) { print("eat \(s.n)") }
func eatKeep(_ s: consuming S) { let t = s; print("t \(t.n)"); print("end") }
func look(_ s: borrowing S) { print("look \(s.n)") }
func change(_ s: inout S) { print("change \(s.n)"); s = S(s.n + 100); print("changed") }
func t1() { let x = S(1); print("a"); _ = x.n }
func t2() { let _ = S(2); print("a"); _ = S(22); print("b") }
func t3() { let x = S(3); eat(x); print("after") }
func t5() { let x = S(5); let y = S(55); look(x); look(y); print("end") }
func t6() { var x = S(6); print("mid"); x = S(66); print("end"); look(x) }
func t7() { var x = S(7); change(&x); print("end") }
func t8() throws { let x = S(8); look(x); if x.n == 8 { throw E1() }; print("not") }
func t9() { for i in 0..<2 { let x = S(90 + i); look(x); if i == 1 { break }; print("round") } ; print("end") }
func t10() { let x = S(10); let y = x; print("moved"); look(y) }
func t11() -> S { let x = S(11); print("returning"); return x }
func t12() { var x = S(12); eat(x); print("eaten"); x = S(1212); print("end"); look(x) }
func t13() { look(S(13)); print("after") }
func t14() { eat(S(14)); print("after") }
func t17() { let x = S(17); _ = consume x; print("after") }
func t18() { let x = S(18); defer { print("defer") }; look(x) }
func t19() { let x = S(19); do { let y = S(191); print("in"); _ = y.n }; print("out"); _ = x.n }
func t20() { eatKeep(S(20)); print("after") }
func t21() { let n = S(21).n; print("n \(n)") }
func t22() { while true { let x = S(22); if x.n == 22 { return } } }
func t23() { var x = S(23); for i in 0..<3 { x = S(230 + i); print("round") } ; print("end"); look(x) }
func t25() { let x = S(25); let f = { print("closure \(x.n)") }; f(); print("end") }
func run(_ name: String, _ f: () throws -> Void) { print("--", name); do { try f() } catch { print("caught") } }
run("t1", t1)
run("t2", t2)
run("t3", t3)
run("t5", t5)
run("t6", t6)
run("t7", t7)
run("t8", t8)
run("t9", t9)
run("t10", t10)
run("t11") { let x = t11(); print("got"); _ = x.n; print("e") }
run("t11b") { _ = t11(); print("e") }
run("t12", t12)
run("t13", t13)
run("t14", t14)
run("t17", t17)
run("t18", t18)
run("t19", t19)
run("t20", t20)
run("t21", t21)
run("t22", t22)
run("t23", t23)
run("t25", t25)
// expect: -- t1
// expect: init 1
// expect: a
// expect: deinit 1
// expect: -- t2
// expect: init 2
// expect: deinit 2
// expect: a
// expect: init 22
// expect: deinit 22
// expect: b
// expect: -- t3
// expect: init 3
// expect: eat 3
// expect: deinit 3
// expect: after
// expect: -- t5
// expect: init 5
// expect: init 55
// expect: look 5
// expect: look 55
// expect: end
// expect: deinit 55
// expect: deinit 5
// expect: -- t6
// expect: init 6
// expect: mid
// expect: init 66
// expect: deinit 6
// expect: end
// expect: look 66
// expect: deinit 66
// expect: -- t7
// expect: init 7
// expect: change 7
// expect: init 107
// expect: deinit 7
// expect: changed
// expect: end
// expect: deinit 107
// expect: -- t8
// expect: init 8
// expect: look 8
// expect: deinit 8
// expect: caught
// expect: -- t9
// expect: init 90
// expect: look 90
// expect: round
// expect: deinit 90
// expect: init 91
// expect: look 91
// expect: deinit 91
// expect: end
// expect: -- t10
// expect: init 10
// expect: moved
// expect: look 10
// expect: deinit 10
// expect: -- t11
// expect: init 11
// expect: returning
// expect: got
// expect: e
// expect: deinit 11
// expect: -- t11b
// expect: init 11
// expect: returning
// expect: deinit 11
// expect: e
// expect: -- t12
// expect: init 12
// expect: eat 12
// expect: deinit 12
// expect: eaten
// expect: init 1212
// expect: end
// expect: look 1212
// expect: deinit 1212
// expect: -- t13
// expect: init 13
// expect: look 13
// expect: deinit 13
// expect: after
// expect: -- t14
// expect: init 14
// expect: eat 14
// expect: deinit 14
// expect: after
// expect: -- t17
// expect: init 17
// expect: deinit 17
// expect: after
// expect: -- t18
// expect: init 18
// expect: look 18
// expect: defer
// expect: deinit 18
// expect: -- t19
// expect: init 19
// expect: init 191
// expect: in
// expect: deinit 191
// expect: out
// expect: deinit 19
// expect: -- t20
// expect: init 20
// expect: t 20
// expect: end
// expect: deinit 20
// expect: after
// expect: -- t21
// expect: init 21
// expect: deinit 21
// expect: n 21
// expect: -- t22
// expect: init 22
// expect: deinit 22
// expect: -- t23
// expect: init 23
// expect: init 230
// expect: deinit 23
// expect: round
// expect: init 231
// expect: deinit 230
// expect: round
// expect: init 232
// expect: deinit 231
// expect: round
// expect: end
// expect: look 232
// expect: deinit 232
// expect: -- t25
// expect: init 25
// expect: closure 25
// expect: end
// expect: deinit 25
