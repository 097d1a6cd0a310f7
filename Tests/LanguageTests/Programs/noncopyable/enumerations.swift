// swift-format-ignore-file
// A `switch` borrows its subject, or takes the values of its cases.
struct S: ~Copyable { let n: Int; init(_ n: Int) { self.n = n; print("init \(n)") }; deinit { print("deinit \(n)") } }
struct E1: Error {}
func eat(_ s: consuming S) { print("eat \(s.n)") }
func look(_ s: borrowing S) { print("look \(s.n)") }
enum En: ~Copyable { case a(S), b(S, S), none }
func v1() { let e = En.a(S(1)); switch e { case .a(let x): look(x); case .b: print("b"); case .none: print("none") }; print("end") }
func v2() { let e = En.a(S(1)); switch consume e { case .a(let x): print("a \(x.n)"); case .b(let x, let y): look(x); look(y); case .none: print("none") }; print("end") }
func v3() { let e = En.b(S(1), S(2)); switch consume e { case .a(let x): eat(x); case .b(let x, let y): eat(x); print("mid"); _ = y.n; case .none: print("none") }; print("end") }
func v4() { let e = En.b(S(1), S(2)); switch consume e { case .a: print("a") ; case .b(_, let y): print("mid"); look(y) ; case .none: print("none") }; print("end") }
func v5() { let e = En.b(S(1), S(2)); switch consume e { case .a: print("a") ; case .b: print("b"); case .none: print("none") }; print("end") }
func v6() { let e = En.b(S(1), S(2)); switch consume e { case .a: print("a") ; default: print("def") }; print("end") }
func run(_ name: String, _ f: () throws -> Void) { print("--", name); do { try f() } catch { print("caught") } }
run("v1", v1)
run("v2", v2)
run("v3", v3)
run("v4", v4)
run("v5", v5)
run("v6", v6)
// expect: -- v1
// expect: init 1
// expect: look 1
// expect: end
// expect: deinit 1
// expect: -- v2
// expect: init 1
// expect: a 1
// expect: deinit 1
// expect: end
// expect: -- v3
// expect: init 1
// expect: init 2
// expect: eat 1
// expect: deinit 1
// expect: mid
// expect: deinit 2
// expect: end
// expect: -- v4
// expect: init 1
// expect: init 2
// expect: mid
// expect: look 2
// expect: deinit 2
// expect: deinit 1
// expect: end
// expect: -- v5
// expect: init 1
// expect: init 2
// expect: b
// expect: deinit 1
// expect: deinit 2
// expect: end
// expect: -- v6
// expect: init 1
// expect: init 2
// expect: def
// expect: deinit 1
// expect: deinit 2
// expect: end
