// swift-format-ignore-file
// A consumed value can't be used.
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
func f0() { let x = S(1); eat(x); eat(x) }  // error: 'x' consumed more than once
func f1() { let x = S(1); eat(x); look(x) }  // error: 'x' used after consume
func f2() { let x = S(1); let y = x; print(x.n); look(y) }  // error: 'x' used after consume
func f7(_ x: consuming S) { eat(x); eat(x) }  // error: 'x' consumed more than once
func f8() { let x = S(1); for _ in 0..<2 { eat(x) } }  // error: 'x' consumed in a loop
func f9() { let x = S(1); while cond() { if cond() { eat(x) } } }  // error: 'x' consumed in a loop
extension S { consuming func g42() { eat(self); look(self) } }  // error: 'self' used after consume
func f56(_ e: consuming En) { switch consume e { case .a(let x): look(x); default: break }; look256(e) }; func look256(_ e: borrowing En) {}  // error: 'e' used after consume
func f77() { let x = S(1); _ = consume x; look(x) }  // error: 'x' used after consume
func f132() { let x = S(1); x.close(); x.show() }  // error: 'x' used after consume
func f136() { let x = S(1); do { try g136(x) } catch { look(x) } }; func g136(_ x: consuming S) throws {}  // error: 'x' used after consume
