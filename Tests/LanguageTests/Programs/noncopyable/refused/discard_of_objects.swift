// swift-format-ignore-file
// A value with objects can't be discarded.
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
struct D48: ~Copyable { var a = C(); deinit { print("d") }; consuming func g48() { discard self } }  // error: can only 'discard' type 'D48' if it contains trivially-destroyed stored properties at this time
