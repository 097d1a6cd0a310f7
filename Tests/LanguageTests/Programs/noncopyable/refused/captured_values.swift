// swift-format-ignore-file
// A closure can't consume a value of the code around it.
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
func f10() { let x = S(1); run { eat(x) } }  // error: noncopyable 'x' cannot be consumed when captured by an escaping closure or borrowed by a non-Escapable type
func f11() { var x = S(1); run { eat(x) }; x = S(2) }  // error: missing reinitialization of closure capture 'x' after consume
func f12() { let x = S(1); keep { look(x) }; eat(x) }  // error: noncopyable 'x' cannot be consumed when captured by an escaping closure or borrowed by a non-Escapable type
func f13() { var x = S(1); keep { x.bump() }; eat(x); x = S(2) }  // error: noncopyable 'x' cannot be consumed when captured by an escaping closure or borrowed by a non-Escapable type
func f14() { let x = S(1); let g = { eat(x) }; g() }  // error: noncopyable 'x' cannot be consumed when captured by an escaping closure or borrowed by a non-Escapable type
func f81() { let x = S(1); defer { eat(x) }; print("a") }  // error: noncopyable 'x' cannot be consumed when captured by an escaping closure or borrowed by a non-Escapable type
func f119() async { let x = S(1); Task { eat(x) } }  // error: noncopyable 'x' cannot be consumed when captured by an escaping closure or borrowed by a non-Escapable type
func f144() { let x = S(1); func g144() { eat(x) }; g144() }  // error: noncopyable 'x' cannot be consumed when captured by an escaping closure or borrowed by a non-Escapable type
func f145() { var x = S(1); func g145() { x.bump() }; g145(); eat(x) }  // error: noncopyable 'x' cannot be consumed when captured by an escaping closure or borrowed by a non-Escapable type
