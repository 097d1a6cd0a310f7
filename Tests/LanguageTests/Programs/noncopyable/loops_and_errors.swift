// swift-format-ignore-file
// Values in loops, and on the way of an error.
struct S: ~Copyable { let n: Int; init(_ n: Int) { self.n = n; print("init \(n)") }; deinit { print("deinit \(n)") }; func show() { print("show \(n)") }; consuming func close() { print("close \(n)") }; consuming func closeLate() { _ = consume self; print("closed") }; borrowing func peek() -> Int { n } }
struct E1: Error {}
func eat(_ s: consuming S) { print("eat \(s.n)") }
func look(_ s: borrowing S) { print("look \(s.n)") }
func w12() { var x = S(1); for i in 0..<3 { if i == 1 { eat(x); x = S(2) }; look(x) }; print("end") }
func w13() { let x = S(1); for i in 0..<3 { if i == 1 { eat(x); break }; look(x) }; print("end") }
func w14(_ n: Int) { let x = S(1); while true { if n > 0 { eat(x); break } else { print("no"); break } }; print("end") }
func thr(_ b: Bool) throws { if b { throw E1() } }
func w15(_ b: Bool) { let x = S(1); do { try thr(b); eat(x) } catch { print("caught") }; print("end") }
func thrEat(_ s: consuming S, _ b: Bool) throws { print("thrEat"); if b { throw E1() }; print("ok") }
func w16(_ b: Bool) { let x = S(1); do { try thrEat(x, b) } catch { print("caught") }; print("end") }
func mk(_ n: Int) -> S? { n > 0 ? S(n) : nil }
func w27() { var i = 2; while let x = mk(i) { look(x); i -= 1 }; print("end") }
func w42() { var n = 0; repeat { let x = S(n); n += 1; if n == 1 { continue }; look(x) } while n < 2; print("end") }
func w44() throws -> S { let x = S(1); if x.n == 1 { throw E1() }; return x }
func w45() { if let x = try? w44() { look(x) } else { print("none") } }
func run(_ name: String, _ f: () throws -> Void) { print("--", name); do { try f() } catch { print("caught") } }
run("w12", w12)
run("w13", w13)
run("w14") { w14(1); w14(0) }
run("w15") { w15(true); w15(false) }
run("w16") { w16(true); w16(false) }
run("w27", w27)
run("w42", w42)
run("w45", w45)
// expect: -- w12
// expect: init 1
// expect: look 1
// expect: eat 1
// expect: deinit 1
// expect: init 2
// expect: look 2
// expect: look 2
// expect: end
// expect: deinit 2
// expect: -- w13
// expect: init 1
// expect: look 1
// expect: eat 1
// expect: deinit 1
// expect: end
// expect: -- w14
// expect: init 1
// expect: eat 1
// expect: deinit 1
// expect: end
// expect: init 1
// expect: no
// expect: deinit 1
// expect: end
// expect: -- w15
// expect: init 1
// expect: caught
// expect: deinit 1
// expect: end
// expect: init 1
// expect: eat 1
// expect: deinit 1
// expect: end
// expect: -- w16
// expect: init 1
// expect: thrEat
// expect: deinit 1
// expect: caught
// expect: end
// expect: init 1
// expect: thrEat
// expect: ok
// expect: deinit 1
// expect: end
// expect: -- w27
// expect: init 2
// expect: look 2
// expect: deinit 2
// expect: init 1
// expect: look 1
// expect: deinit 1
// expect: end
// expect: -- w42
// expect: init 0
// expect: deinit 0
// expect: init 1
// expect: look 1
// expect: deinit 1
// expect: end
// expect: -- w45
// expect: init 1
// expect: deinit 1
// expect: none
