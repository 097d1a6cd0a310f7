// swift-format-ignore-file
// Where only some paths consume a value, it ends on the others where the paths meet.
struct S: ~Copyable { let n: Int; init(_ n: Int) { self.n = n; print("init \(n)") }; deinit { print("deinit \(n)") } }
struct E1: Error {}
func eat(_ s: consuming S) { print("eat \(s.n)") }
func look(_ s: borrowing S) { print("look \(s.n)") }
func t4(_ c: Bool) { let x = S(4); if c { eat(x); print("yes") } else { print("no") }; print("end") }
func t15(_ c: Bool) { let x = S(15); if c { eat(x) }; print("end") }
func t16() { let x: S; if 1 < Int.random(in: 2...3) { x = S(16) } else { x = S(1616) }; print("x"); look(x); print("end") }
func t24(_ c: Int) { let x = S(24); switch c { case 0: eat(x); case 1: print("one"); default: print("d"); eat(x) }; print("end") }
func run(_ name: String, _ f: () throws -> Void) { print("--", name); do { try f() } catch { print("caught") } }
run("t4") { t4(true); t4(false) }
run("t15") { t15(true); t15(false) }
run("t16", t16)
run("t24") { t24(0); t24(1); t24(2) }
// expect: -- t4
// expect: init 4
// expect: eat 4
// expect: deinit 4
// expect: yes
// expect: end
// expect: init 4
// expect: no
// expect: deinit 4
// expect: end
// expect: -- t15
// expect: init 15
// expect: eat 15
// expect: deinit 15
// expect: end
// expect: init 15
// expect: deinit 15
// expect: end
// expect: -- t16
// expect: init 16
// expect: x
// expect: look 16
// expect: end
// expect: deinit 16
// expect: -- t24
// expect: init 24
// expect: eat 24
// expect: deinit 24
// expect: end
// expect: init 24
// expect: one
// expect: deinit 24
// expect: end
// expect: init 24
// expect: d
// expect: eat 24
// expect: deinit 24
// expect: end
