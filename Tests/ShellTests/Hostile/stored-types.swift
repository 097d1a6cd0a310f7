// status: 0
// swift-format-ignore-file
// Structures of ten structures of ten …, so that a value stores 100,000,000 values.
final class C {}
struct A0 { var c = C() }
struct A1 { var f0 = A0(); var f1 = A0(); var f2 = A0(); var f3 = A0(); var f4 = A0(); var f5 = A0(); var f6 = A0(); var f7 = A0(); var f8 = A0(); var f9 = A0() }
struct A2 { var f0 = A1(); var f1 = A1(); var f2 = A1(); var f3 = A1(); var f4 = A1(); var f5 = A1(); var f6 = A1(); var f7 = A1(); var f8 = A1(); var f9 = A1() }
struct A3 { var f0 = A2(); var f1 = A2(); var f2 = A2(); var f3 = A2(); var f4 = A2(); var f5 = A2(); var f6 = A2(); var f7 = A2(); var f8 = A2(); var f9 = A2() }
struct A4 { var f0 = A3(); var f1 = A3(); var f2 = A3(); var f3 = A3(); var f4 = A3(); var f5 = A3(); var f6 = A3(); var f7 = A3(); var f8 = A3(); var f9 = A3() }
struct A5 { var f0 = A4(); var f1 = A4(); var f2 = A4(); var f3 = A4(); var f4 = A4(); var f5 = A4(); var f6 = A4(); var f7 = A4(); var f8 = A4(); var f9 = A4() }
struct A6 { var f0 = A5(); var f1 = A5(); var f2 = A5(); var f3 = A5(); var f4 = A5(); var f5 = A5(); var f6 = A5(); var f7 = A5(); var f8 = A5(); var f9 = A5() }
struct A7 { var f0 = A6(); var f1 = A6(); var f2 = A6(); var f3 = A6(); var f4 = A6(); var f5 = A6(); var f6 = A6(); var f7 = A6(); var f8 = A6(); var f9 = A6() }
struct A8 { var f0 = A7(); var f1 = A7(); var f2 = A7(); var f3 = A7(); var f4 = A7(); var f5 = A7(); var f6 = A7(); var f7 = A7(); var f8 = A7(); var f9 = A7() }
enum E { case a(A8), b(A7) }
func f(_ e: E) -> Int { switch e { default: 1 } }
print("ok")
struct G<T> { var t: T; var n: [G<[T]>] = [] }
enum R<T> { case x(T), y }
func g(_ g: G<C>) { switch g { case _: print("g") } }
g(G(t: C()))
