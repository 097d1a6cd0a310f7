// swift-format-ignore-file
// Generic code, collections and existentials copy their values.
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
func f17() { let x = S(1); gen(x) }  // error: global function 'gen' requires that 'S' conform to 'Copyable'
func f18() { let x = S(1); print(x) }  // error: argument type 'S' does not conform to expected type 'Copyable'
func f19() { let x = S(1); let a: Any = x }  // error: value of type 'S' does not conform to specified type 'Copyable'
func f20() { let a = [S(1)] }  // error: generic struct 'Array' requires that 'S' conform to 'Copyable'
func f22() { let t = (S(1), 2) }  // error: type '(S, Int)' containing noncopyable element is not supported
func f84() { let x = S(1); let y = copy x; look(y) }  // error: 'copy' cannot be applied to noncopyable types
struct G103<T>: ~Copyable { var v: T }; func f103() { let g = G103(v: S(1)) }  // error: generic struct 'G103' requires that 'S' conform to 'Copyable'
func h<T: ~Copyable>(_ t: consuming T) { gen(t) }  // error: global function 'gen' requires that 'T' conform to 'Copyable'
func f146() { let x = S(1); if x is S {} }  // error: noncopyable types cannot be conditionally cast
func f147() { let x = S(1); _ = x as? S }  // error: noncopyable types cannot be conditionally cast
func f150() { let x = S(1); let c = [x] }  // error: generic struct 'Array' requires that 'S' conform to 'Copyable'
