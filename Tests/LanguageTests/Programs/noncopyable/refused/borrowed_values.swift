// swift-format-ignore-file
// A borrowed value can't be consumed.
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
func f3(_ x: borrowing S) { eat(x) }  // error: 'x' is borrowed and cannot be consumed
func f36(_ p: borrowing P) { eat(p.a) }  // error: 'p' is borrowed and cannot be consumed
extension S { func g39() { eat(self) } }  // error: 'self' is borrowed and cannot be consumed
func f51(_ e: borrowing En) { switch e { case .a(let x): eat(x); default: break } }  // error: 'x' is borrowed and cannot be consumed
func f52(_ e: consuming En) { switch e { case .a(let x): eat(x); default: break } }  // error: 'x' is borrowed and cannot be consumed
func f55(_ e: consuming En) { switch e { case .a(let x): look(x); eat255(e); default: break } }; func eat255(_ e: consuming En) {}  // error: overlapping accesses to 'e', but deinitialization requires exclusive access
func f62(_ o: borrowing S?) { if let x = o { look(x) } }  // error: 'o' is borrowed and cannot be consumed
