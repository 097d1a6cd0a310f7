// swift-format-ignore-file
// Parts can't be consumed everywhere.
struct S: ~Copyable { var n: Int = 0; init(_ n: Int) { self.n = n }; deinit { print(n) }; mutating func bump() { n += 1 }; consuming func close() { print("close") }; func show() { print(n) } }
struct P: ~Copyable { var a = S(1); var b = S(2) }
enum En: ~Copyable { case a(S), b(S, S), none }
final class C { var s = S(1); let t = S(2) }
func eat(_ s: consuming S) {}
func look(_ s: borrowing S) {}
func change(_ s: inout S) {}
func run(_ f: () -> Void) { f() }
func keep(_ f: @escaping () -> Void) { f() }
func gen<T>(_ t: T) {}
func genN<T: ~Copyable>(_ t: borrowing T) {}
func cond() -> Bool { true }
func f31(_ c: C) { eat(c.t) }  // error: cannot consume noncopyable stored property 'c.t' of a class
func f32(_ c: C) { let y = c.t; look(y) }  // error: cannot consume noncopyable stored property 'c.t' of a class
func f34(_ p: consuming P) { eat(p.a); let q = p; _ = q.a.n }  // error: 'p' consumed more than once
struct D35: ~Copyable { var a = S(1); deinit {} }; func f35(_ p: consuming D35) { eat(p.a) }  // error: cannot partially consume 'p' when it has a deinitializer
struct D44: ~Copyable { var a = 1; deinit { print("d") }; consuming func g44() { discard self; print(a) } }  // error: 'self' used after consume
struct D45: ~Copyable { var a = 1; deinit { print("d") }; consuming func g45(_ c: Bool) { if c { discard self } } }  // error: must consume 'self' before exiting method that discards self
