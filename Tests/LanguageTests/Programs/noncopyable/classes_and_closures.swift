// swift-format-ignore-file
// Classes hold such values, and closures use them.
struct S: ~Copyable { let n: Int; init(_ n: Int) { self.n = n; print("init \(n)") }; deinit { print("deinit \(n)") }; func show() { print("show \(n)") }; consuming func close() { print("close \(n)") }; consuming func closeLate() { _ = consume self; print("closed") }; borrowing func peek() -> Int { n } }
struct E1: Error {}
func eat(_ s: consuming S) { print("eat \(s.n)") }
func look(_ s: borrowing S) { print("look \(s.n)") }
final class Box { var s: S?; let t: S; init(_ n: Int) { t = S(n) ; s = S(n + 1) }; func go() -> S? { s.take() } ; deinit { print("deinit Box") } }
func w31() { let b = Box(1); if let s = b.go() { print("got"); look(s) }; print("gone"); print(b.s == nil); look(b.t); b.s = S(7); b.s = nil; print("end") }
func w33() { let x = S(1); let f = { look(x) }; f(); print("x"); f() }
func w34() { var x = S(1); let f = { x = S(2) }; f(); look(x); print("end") }
func w35() { let x = S(1); [1, 2].forEach { _ in look(x) }; eat(x); print("end") }
func w36() { defer { print("d1") }; let x = S(1); defer { look(x) }; print("body") }
func run(_ name: String, _ f: () throws -> Void) { print("--", name); do { try f() } catch { print("caught") } }
run("w31", w31)
run("w33", w33)
run("w34", w34)
run("w35", w35)
run("w36", w36)
// expect: -- w31
// expect: init 1
// expect: init 2
// expect: got
// expect: look 2
// expect: deinit 2
// expect: gone
// expect: true
// expect: look 1
// expect: init 7
// expect: deinit 7
// expect: end
// expect: deinit Box
// expect: deinit 1
// expect: -- w33
// expect: init 1
// expect: look 1
// expect: x
// expect: look 1
// expect: deinit 1
// expect: -- w34
// expect: init 1
// expect: init 2
// expect: deinit 1
// expect: look 2
// expect: end
// expect: deinit 2
// expect: -- w35
// expect: init 1
// expect: look 1
// expect: look 1
// expect: eat 1
// expect: deinit 1
// expect: end
// expect: -- w36
// expect: init 1
// expect: body
// expect: look 1
// expect: deinit 1
// expect: d1
