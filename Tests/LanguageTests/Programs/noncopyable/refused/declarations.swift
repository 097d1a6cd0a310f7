// swift-format-ignore-file
// Declarations that copyable types can't have, and noncopyable ones neither.
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
func f23() { let t: (S, Int) }  // error: tuple with noncopyable element type 'S' is not supported
struct Q24 { var s: S }  // error: stored property 's' of 'Copyable'-conforming struct 'Q24' has non-Copyable type 'S'
enum Q25 { case a(S) }  // error: associated value 'a' of 'Copyable'-conforming enum 'Q25' has non-Copyable type 'S'
protocol PP27 { func go() }; struct Q27: ~Copyable, PP27 { func go() {} }  // error: type 'Q27' does not conform to protocol 'Copyable'
struct D46: ~Copyable { var a = 1; deinit { print("d") }; func g46() { discard self } }  // error: 'discard' statement can only appear in consuming instance method
struct D47: ~Copyable { var a = 1; deinit { print("d") }; mutating func g47() { discard self } }  // error: 'discard' statement can only appear in consuming instance method
struct D49: ~Copyable { var a = 1; consuming func g49() { discard self } }  // error: 'discard' has no effect for type 'D49' unless it has a deinitializer
struct D50 { var a = 1; deinit { print("d") } }  // error: deinitializer cannot be declared in struct 'D50' that conforms to 'Copyable'
struct G104<T: ~Copyable> { var v: T }  // error: stored property 'v' of 'Copyable'-conforming generic struct 'G104' has non-Copyable type 'T'
class K116: ~Copyable {}  // error: classes cannot be '~Copyable'
actor K117: ~Copyable {}  // error: actors cannot be '~Copyable'
struct E151: ~Copyable, Error {}  // error: type 'E151' does not conform to protocol 'Copyable'
enum E156: ~Copyable { case a, b; deinit { print("e") } }  // error: deinitializers are not yet supported on noncopyable enums
struct E158: ~Copyable {}; extension E158: ~Copyable {}  // error: cannot suppress 'Copyable' in extension
func f21() { let a: [S] = [] }  // error: type 'S' does not conform to protocol 'Copyable'
