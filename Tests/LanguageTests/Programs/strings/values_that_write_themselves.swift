// swift-format-ignore-file
// Values of types that write themselves to a stream are printed that way.
struct M: TextOutputStreamable { var v: Int; func write<T: TextOutputStream>(to t: inout T) { t.write("m\(v)") } }
print(M(v: 1), [M(v: 2)], "\(M(v: 3))", String(describing: M(v: 4)), String(reflecting: M(v: 5)), Optional(M(v: 6)) as Any)
debugPrint(M(v: 1))
enum E: TextOutputStreamable { case a, b(Int); func write<T: TextOutputStream>(to t: inout T) { print(self == .a ? "A" : "B", terminator: "!", to: &t) } }
extension E: Equatable {}
print(E.a, [E.b(2)], ["k": E.a])
final class C: TextOutputStreamable { func write<T: TextOutputStream>(to t: inout T) { t.write("object") } }
print(C(), [C()])
struct R: TextOutputStreamable, CustomReflectable { func write<T: TextOutputStream>(to t: inout T) { t.write("r") }; var customMirror: Mirror { Mirror(self, children: ["x": 1]) } }
print(R(), [R()])
print("text", Character("c"), "abc".dropFirst(), [Character("c")], ["s"], ["s".dropFirst(0)], "u" as Unicode.Scalar, ["u" as Unicode.Scalar])
// expect: m1 [m2] m3 m4 m5 Optional(m6)
// expect: m1
// expect: A! [B!] ["k": A!]
// expect: object [object]
// expect: r [r]
// expect: text c bc ["c"] ["s"] ["s"] u ["u"]
