// swift-format-ignore-file
// A structure whose initializer fails has a `deinit` only once it is complete.
struct E1: Error {}
struct T: ~Copyable { let a: Int; let b: Int; init(_ fail: Bool) throws { a = 1; if fail { throw E1() }; b = 2; print("inited") }; deinit { print("deinit T") } }
func w5() throws { do { let t = try T(false); print(t.b) }; _ = try T(true) }
struct U: ~Copyable { let a: Int; init(_ fail: Bool) throws { a = 1; if fail { throw E1() } }; deinit { print("deinit U") } }
func w6() throws { do { let t = try U(false); print(t.a) }; _ = try U(true) }
struct V: ~Copyable { let a: Int; init?(_ a: Int) { if a == 0 { return nil }; self.a = a }; deinit { print("deinit V \(a)") } }
func w7() { if let v = V(0) { print(v.a) }; print("0"); if let v = V(1) { print(v.a) }; print("1"); if let v = V(2) { print(v.a) }; print("2") }
func run(_ name: String, _ f: () throws -> Void) { print("--", name); do { try f() } catch { print("caught") } }
run("w5", w5)
run("w6", w6)
run("w7", w7)
// expect: -- w5
// expect: inited
// expect: 2
// expect: deinit T
// expect: caught
// expect: -- w6
// expect: 1
// expect: deinit U
// expect: deinit U
// expect: caught
// expect: -- w7
// expect: 0
// expect: 1
// expect: deinit V 1
// expect: 1
// expect: 2
// expect: deinit V 2
// expect: 2
