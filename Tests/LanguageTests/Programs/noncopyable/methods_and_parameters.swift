// swift-format-ignore-file
// Methods and parameters that consume or borrow.
struct S: ~Copyable { let n: Int; init(_ n: Int) { self.n = n; print("init \(n)") }; deinit { print("deinit \(n)") }; func show() { print("show \(n)") }; consuming func close() { print("close \(n)") }; consuming func closeLate() { _ = consume self; print("closed") }; borrowing func peek() -> Int { n } }
struct E1: Error {}
func eat(_ s: consuming S) { print("eat \(s.n)") }
func look(_ s: borrowing S) { print("look \(s.n)") }
func w8() { let s = S(1); s.close(); print("x"); let t = S(2); t.closeLate(); print("y"); print(S(3).peek()) }
func w9(_ c: Bool) { let x = S(9); if c { eat(x); return }; let y = S(99); print("later"); look(y); look(x) }
func w10() { let s = S(1); let t = S(2); two(s, t); print("end") }
func two(_ a: consuming S, _ b: consuming S) { print("two") }
struct R: ~Copyable { var a: S; var b: S; var c: S; init() { a = S(1); b = S(2); c = S(3) } }
func w32() { func inner() -> S { let a = S(1); let b = S(2); look(b); return a }; let c = inner(); look(c) }
func w38(_ p: inout S) { p = S(p.n + 1) }
func w39() { var x = S(1); w38(&x); w38(&x); print("end") ; look(x) }
struct Z: ~Copyable { var r: R; var q: S?; init() { r = R(); q = S(9) }; deinit { print("deinit Z") } }
func w43() -> Int { let x = S(5); return x.n + S(6).n }
func w46() { _ = Z(); print("end") }
func w47() { let a = S(1), b = S(2); look(a); look(b); eat(a); print("end") }
func run(_ name: String, _ f: () throws -> Void) { print("--", name); do { try f() } catch { print("caught") } }
run("w8", w8)
run("w9") { w9(true); w9(false) }
run("w10", w10)
run("w32", w32)
run("w39", w39)
run("w43") { print(w43()) }
run("w46", w46)
run("w47", w47)
// expect: -- w8
// expect: init 1
// expect: close 1
// expect: deinit 1
// expect: x
// expect: init 2
// expect: deinit 2
// expect: closed
// expect: y
// expect: init 3
// expect: deinit 3
// expect: 3
// expect: -- w9
// expect: init 9
// expect: eat 9
// expect: deinit 9
// expect: init 9
// expect: init 99
// expect: later
// expect: look 99
// expect: look 9
// expect: deinit 99
// expect: deinit 9
// expect: -- w10
// expect: init 1
// expect: init 2
// expect: two
// expect: deinit 2
// expect: deinit 1
// expect: end
// expect: -- w32
// expect: init 1
// expect: init 2
// expect: look 2
// expect: deinit 2
// expect: look 1
// expect: deinit 1
// expect: -- w39
// expect: init 1
// expect: init 2
// expect: deinit 1
// expect: init 3
// expect: deinit 2
// expect: end
// expect: look 3
// expect: deinit 3
// expect: -- w43
// expect: init 5
// expect: init 6
// expect: deinit 6
// expect: deinit 5
// expect: 11
// expect: -- w46
// expect: init 1
// expect: init 2
// expect: init 3
// expect: init 9
// expect: deinit Z
// expect: deinit 1
// expect: deinit 2
// expect: deinit 3
// expect: deinit 9
// expect: end
// expect: -- w47
// expect: init 1
// expect: init 2
// expect: look 1
// expect: look 2
// expect: eat 1
// expect: deinit 1
// expect: end
// expect: deinit 2
