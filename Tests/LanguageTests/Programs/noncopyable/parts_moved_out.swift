// swift-format-ignore-file
// Parts move out of structures, and change places.
struct S: ~Copyable { let n: Int; init(_ n: Int) { self.n = n; print("init \(n)") }; deinit { print("deinit \(n)") }; func show() { print("show \(n)") }; consuming func close() { print("close \(n)") }; consuming func closeLate() { _ = consume self; print("closed") }; borrowing func peek() -> Int { n } }
struct E1: Error {}
func look(_ s: borrowing S) { print("look \(s.n)") }
struct R: ~Copyable { var a: S; var b: S; var c: S; init() { a = S(1); b = S(2); c = S(3) } }
func w19() { var r = R(); swap(&r.a, &r.c); look(r.a); look(r.c); print("end") }
func w20() { var x = S(1); var y = S(2); swap(&x, &y); look(x); look(y) }
func w37() { var r = R(); r = R(); print("end"); look(r.a) }
struct Z: ~Copyable { var r: R; var q: S?; init() { r = R(); q = S(9) }; deinit { print("deinit Z") } }
func w40() { var z = Z(); z.q = nil; z.r.b = S(20); look(z.r.a); print("end") }
func w41() { let z = Z(); look(z.r.b); z.q?.show() ; print("end") }
func run(_ name: String, _ f: () throws -> Void) { print("--", name); do { try f() } catch { print("caught") } }
run("w19", w19)
run("w20", w20)
run("w37", w37)
run("w40", w40)
run("w41", w41)
// expect: -- w19
// expect: init 1
// expect: init 2
// expect: init 3
// expect: look 3
// expect: look 1
// expect: end
// expect: deinit 3
// expect: deinit 2
// expect: deinit 1
// expect: -- w20
// expect: init 1
// expect: init 2
// expect: look 2
// expect: look 1
// expect: deinit 1
// expect: deinit 2
// expect: -- w37
// expect: init 1
// expect: init 2
// expect: init 3
// expect: init 1
// expect: init 2
// expect: init 3
// expect: deinit 1
// expect: deinit 2
// expect: deinit 3
// expect: end
// expect: look 1
// expect: deinit 1
// expect: deinit 2
// expect: deinit 3
// expect: -- w40
// expect: init 1
// expect: init 2
// expect: init 3
// expect: init 9
// expect: deinit 9
// expect: init 20
// expect: deinit 2
// expect: look 1
// expect: end
// expect: deinit Z
// expect: deinit 1
// expect: deinit 20
// expect: deinit 3
// expect: -- w41
// expect: init 1
// expect: init 2
// expect: init 3
// expect: init 9
// expect: look 2
// expect: show 9
// expect: end
// expect: deinit Z
// expect: deinit 1
// expect: deinit 2
// expect: deinit 3
// expect: deinit 9
