// swift-format-ignore-file
// A parameter says who owns its argument.
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
func f4(_ x: S) { }  // error: parameter of noncopyable type 'S' must specify ownership
func f95(_ g: (S) -> Void) { }  // error: parameter of noncopyable type 'S' must specify ownership
func h<T: ~Copyable>(_ t: T) { }  // error: parameter of noncopyable type 'T' must specify ownership
func f122(_ x: sending S) { }  // error: parameter of noncopyable type 'S' must specify ownership
func f141(_ x: consuming S...) {}  // error: 'consuming' must not be used on variadic parameters
