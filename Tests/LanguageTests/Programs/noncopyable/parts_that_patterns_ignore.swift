// swift-format-ignore-file
// A case ends the values that its pattern ignores.
struct S: ~Copyable { let n: Int; init(_ n: Int) { self.n = n; print("init \(n)") }; deinit { print("deinit \(n)") }; func show() { print("show \(n)") }; consuming func close() { print("close \(n)") }; consuming func closeLate() { _ = consume self; print("closed") }; borrowing func peek() -> Int { n } }
struct E1: Error {}
func eat(_ s: consuming S) { print("eat \(s.n)") }
func look(_ s: borrowing S) { print("look \(s.n)") }
enum En: ~Copyable { case a(S), b(S, S), c(S, S, S), none }
func w1() { let e = En.c(S(1), S(2), S(3)); switch consume e { case .c(_, let y, _): print("mid"); look(y); default: print("d") }; print("end") }
func w2() { let e = En.b(S(1), S(2)); switch consume e { case .b(let y, _): print("mid"); look(y); default: print("d") }; print("end") }
func w3() { let e = En.b(S(1), S(2)); switch consume e { case .b(let y, let z): print("mid"); look(y); look(z); default: print("d") }; print("end") }
func w4() { let e = En.b(S(1), S(2)); switch consume e { case .b(let y, _): eat(y); print("mid"); default: print("d") }; print("end") }
func w30() { let e = En.a(S(1)); if case .a(let x) = e { look(x); print("in") }; print("end"); let f = En.b(S(1), S(2)); if case .b(let x, _) = f { eat(x); print("in") } else { print("no") }; print("end"); let g = En.b(S(1), S(2)); if case .a = g { print("in") } else { print("no") }; print("end") }
func run(_ name: String, _ f: () throws -> Void) { print("--", name); do { try f() } catch { print("caught") } }
run("w1", w1)
run("w2", w2)
run("w3", w3)
run("w4", w4)
run("w30", w30)
// expect: -- w1
// expect: init 1
// expect: init 2
// expect: init 3
// expect: mid
// expect: look 2
// expect: deinit 3
// expect: deinit 2
// expect: deinit 1
// expect: end
// expect: -- w2
// expect: init 1
// expect: init 2
// expect: mid
// expect: look 1
// expect: deinit 2
// expect: deinit 1
// expect: end
// expect: -- w3
// expect: init 1
// expect: init 2
// expect: mid
// expect: look 1
// expect: look 2
// expect: deinit 2
// expect: deinit 1
// expect: end
// expect: -- w4
// expect: init 1
// expect: init 2
// expect: eat 1
// expect: deinit 1
// expect: mid
// expect: deinit 2
// expect: end
// expect: -- w30
// expect: init 1
// expect: look 1
// expect: in
// expect: deinit 1
// expect: end
// expect: init 1
// expect: init 2
// expect: deinit 2
// expect: eat 1
// expect: deinit 1
// expect: in
// expect: end
// expect: init 1
// expect: init 2
// expect: deinit 1
// expect: deinit 2
// expect: no
// expect: end
