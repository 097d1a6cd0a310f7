// swift-format-ignore-file
// Optionals of values that can't be copied.
struct S: ~Copyable { let n: Int; init(_ n: Int) { self.n = n; print("init \(n)") }; deinit { print("deinit \(n)") } }
struct E1: Error {}
func look(_ s: borrowing S) { print("look \(s.n)") }
func v7() { var o: S? = S(1); print("o"); let x = o.take(); print("taken"); if let x { look(x); print("in") }; print("end") }
func v8() { var o: S? = S(1); o = nil; print("end"); o = S(2); print("end2") }
func v10() { let o: S? = S(1); switch o { case .some(let x): print("s \(x.n)"); case .none: print("n") }; print("end") }
func v11() { let o: S? = S(1); switch consume o { case let x?: print("s \(x.n)"); case nil: print("n") }; print("end") }
func v12() { let o: S? = S(1); guard let x = consume o else { print("no"); return }; print("in \(x.n)"); print("end") }
func v14() { let o: S? = S(1); let x = o!; print("x \(x.n)") }
func run(_ name: String, _ f: () throws -> Void) { print("--", name); do { try f() } catch { print("caught") } }
run("v7", v7)
run("v8", v8)
run("v10", v10)
run("v11", v11)
run("v12", v12)
run("v14", v14)
// expect: -- v7
// expect: init 1
// expect: o
// expect: taken
// expect: look 1
// expect: in
// expect: deinit 1
// expect: end
// expect: -- v8
// expect: init 1
// expect: deinit 1
// expect: end
// expect: init 2
// expect: end2
// expect: deinit 2
// expect: -- v10
// expect: init 1
// expect: s 1
// expect: end
// expect: deinit 1
// expect: -- v11
// expect: init 1
// expect: s 1
// expect: deinit 1
// expect: end
// expect: -- v12
// expect: init 1
// expect: in 1
// expect: end
// expect: deinit 1
// expect: -- v14
// expect: init 1
// expect: x 1
// expect: deinit 1
