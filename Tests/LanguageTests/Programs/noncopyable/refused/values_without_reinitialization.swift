// swift-format-ignore-file
// An `inout` parameter needs a value at the end.
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
func f5(_ x: inout S) { eat(x) }  // error: missing reinitialization of inout parameter 'x' after consume
func f6(_ x: inout S) { let y = x; _ = y.n }  // error: missing reinitialization of inout parameter 'x' after consume
func f37(_ p: inout P) { eat(p.a) }  // error: missing reinitialization of inout parameter 'p' after consume
func f38(_ p: inout P) { eat(p.a); p.a = S(3) }  // error: cannot partially reinitialize 'p' after it has been consumed; only full reinitialization is allowed
extension S { mutating func g40() { eat(self) } }  // error: missing reinitialization of inout parameter 'self' after consume
