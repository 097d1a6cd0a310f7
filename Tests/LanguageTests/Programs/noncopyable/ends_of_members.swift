// swift-format-ignore-file
// After a `deinit`, the properties end in the order of their declaration.
struct S: ~Copyable { let n: Int; init(_ n: Int) { self.n = n; print("init \(n)") }; deinit { print("deinit \(n)") } }
struct E1: Error {}
func eat(_ s: consuming S) { print("eat \(s.n)") }
struct P: ~Copyable { let a: S; var b: S; init() { a = S(1); b = S(2) } }
struct Q: ~Copyable { let a: S; var b: S; init() { a = S(1); b = S(2) }; deinit { print("deinit Q") } }
func u1() { let p = P(); print("end"); _ = p.a.n }
func u2() { let p = Q(); print("end"); _ = p.a.n }
func u3() { let p = P(); eat(p.a); print("end") }
func u4() { let p = P(); eat(p.b); print("end") }
func u5() { var p = P(); p.b = S(3); print("end") }
func u6() { var p = Q(); p.b = S(3); print("end") }
final class C { var s = S(1); let t = S(2); deinit { print("deinit C") } }
func u8() { let c = C(); print("mid"); c.s = S(3); print("end"); _ = c.s.n }
func u9() { var c: C? = C(); print("mid"); c = nil; print("end"); _ = c }
func run(_ name: String, _ f: () throws -> Void) { print("--", name); do { try f() } catch { print("caught") } }
run("u1", u1)
run("u2", u2)
run("u3", u3)
run("u4", u4)
run("u5", u5)
run("u6", u6)
run("u8", u8)
run("u9", u9)
// expect: -- u1
// expect: init 1
// expect: init 2
// expect: end
// expect: deinit 1
// expect: deinit 2
// expect: -- u2
// expect: init 1
// expect: init 2
// expect: end
// expect: deinit Q
// expect: deinit 1
// expect: deinit 2
// expect: -- u3
// expect: init 1
// expect: init 2
// expect: eat 1
// expect: deinit 1
// expect: end
// expect: deinit 2
// expect: -- u4
// expect: init 1
// expect: init 2
// expect: eat 2
// expect: deinit 2
// expect: end
// expect: deinit 1
// expect: -- u5
// expect: init 1
// expect: init 2
// expect: init 3
// expect: deinit 2
// expect: end
// expect: deinit 1
// expect: deinit 3
// expect: -- u6
// expect: init 1
// expect: init 2
// expect: init 3
// expect: deinit 2
// expect: end
// expect: deinit Q
// expect: deinit 1
// expect: deinit 3
// expect: -- u8
// expect: init 1
// expect: init 2
// expect: mid
// expect: init 3
// expect: deinit 1
// expect: end
// expect: deinit C
// expect: deinit 3
// expect: deinit 2
// expect: -- u9
// expect: init 1
// expect: init 2
// expect: mid
// expect: deinit C
// expect: deinit 1
// expect: deinit 2
// expect: end
