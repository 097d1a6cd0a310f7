// swift-format-ignore-file
// Branches of expressions consume values.
struct S: ~Copyable { let n: Int; init(_ n: Int) { self.n = n; print("init \(n)") }; deinit { print("deinit \(n)") }; func show() { print("show \(n)") }; consuming func close() { print("close \(n)") }; consuming func closeLate() { _ = consume self; print("closed") }; borrowing func peek() -> Int { n } }
struct E1: Error {}
func look(_ s: borrowing S) { print("look \(s.n)") }
func w21() { let x = S(1); let y = 1 > 0 ? x : S(2); print("y"); look(y) }
func w22(_ b: Bool) { let x = S(1); let y = if b { x } else { S(2) }; print("y"); look(y) }
func w24() { let o: S? = S(1); o?.close(); print("end") }
func w25() { var o: S? = S(1); let r = o ?? S(2); print("r"); look(r); o = nil; print("end") }
func w26() { let o: S? = S(1); if o == nil { print("nil") } else { print("some") }; print("end") }
func mk(_ n: Int) -> S? { n > 0 ? S(n) : nil }
func w28() { guard let x = mk(1) else { return }; guard let y = mk(2) else { return }; look(x); look(y); print("end") }
func w29() { if let x = mk(1), let y = mk(0) { look(x); look(y) } else { print("else") }; print("end") }
func run(_ name: String, _ f: () throws -> Void) { print("--", name); do { try f() } catch { print("caught") } }
run("w21", w21)
run("w22") { w22(true); w22(false) }
run("w24", w24)
run("w25", w25)
run("w26", w26)
run("w28", w28)
run("w29", w29)
// expect: -- w21
// expect: init 1
// expect: y
// expect: look 1
// expect: deinit 1
// expect: -- w22
// expect: init 1
// expect: y
// expect: look 1
// expect: deinit 1
// expect: init 1
// expect: init 2
// expect: deinit 1
// expect: y
// expect: look 2
// expect: deinit 2
// expect: -- w24
// expect: init 1
// expect: close 1
// expect: deinit 1
// expect: end
// expect: -- w25
// expect: init 1
// expect: r
// expect: look 1
// expect: end
// expect: deinit 1
// expect: -- w26
// expect: init 1
// expect: some
// expect: end
// expect: deinit 1
// expect: -- w28
// expect: init 1
// expect: init 2
// expect: look 1
// expect: look 2
// expect: end
// expect: deinit 2
// expect: deinit 1
// expect: -- w29
// expect: init 1
// expect: deinit 1
// expect: else
// expect: end
