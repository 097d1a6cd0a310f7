// swift-format-ignore-file
// The size, stride and alignment of enumerations, and the sizes of optionals of them.
final class R {}
enum E1 { case a, b(Int) }
enum E2 { case a(Int), b(Int) }
enum E3 { case a(Int), b(String) }
enum E4 { case a(String), b(String) }
enum E5 { case a(Bool), b, c }
enum E6 { case a(Bool), b(Bool) }
enum E7 { case a(Bool), b(Int8) }
enum E8 { case a(R), b(R) }
enum E9 { case a(R), b(Int) }
enum E10 { case a(UInt8), b, c, d }
enum E11 { case a(String), b, c }
enum E12 { case a([Int]), b([Int]), c }
enum E13 { case a(Double), b(Double, Double), c }
enum E14 { case a(x: Int, y: Int), b(r: Double) }
indirect enum E15 { case leaf(Int), node(E15, E15) }
enum E16 { case leaf, node(Int) 
 }
indirect enum E17 { case leaf, node(E17) }
enum E18 { case a(Int?), b }
enum E19 { case a(E1), b }
enum E20 { case a(E2), b }
enum E21 { case a(Double), b([Int]) }
enum E22 { case a(Int, Bool), b(Int) }
enum E23 { case a(Int, Bool), b(Int, Bool) }
enum E24 { case a(String), b(Double), c(Bool), d([Int]), e }
enum E25 { case a(Int) }
enum E26 { case a(String, Int), b(Int) }
enum E27 { case a(E5), b }
enum E28 { case a(Void), b }
enum E29 { case a(Character), b(Int) }
enum E30 { case a(any Error), b(Int) }
enum E31 { case a(() -> Void), b(Int), c(R) }
enum E32 { case a(Any), b(R) }
enum E33 { case a(String?), b(String) }
enum E34 { case a(Int8, Int64), b(Int64) }
enum E35 { case s(String), n(Int), a([E35]), o([String: E35]), nul, d(Double), b(Bool) }
func show<T>(_ t: T.Type) { print(T.self, MemoryLayout<T>.size, MemoryLayout<T>.stride, MemoryLayout<T>.alignment, MemoryLayout<T?>.size, MemoryLayout<T??>.size) }
enum F1 { case a(Int8, Int64), b(Int8) }
enum F2 { case a(any Error), b(any Error) }
enum F3 { case a(R?), b(R) }
enum F4 { case a(AnyObject), b(R) }
enum F5 { case a(() -> Void), b(() -> Void) }
enum F6 { case a(Bool, Int), b(Bool) }
enum F7 { case a(Bool?), b(Bool) }
enum C3 { case x, y, z }
enum F8 { case a(C3), b(C3), c(C3) }
enum F9 { case a(Bool), b(C3), c, d, e, f, g }
enum F10 { case a(R), b(R), c(R), d(R), e(R), f }
enum F11 { case a(Any), b(Any) }
enum F12 { case a(Int, R), b(Int) }
enum F13 { case a([Int: Int]), b(Set<Int>), c([R]) }
struct S { var a: Int8
 var b: Int32
 var c: Bool }
enum F14 { case a(S), b(S) }
enum F15 { case a(S), b }
enum F16 { case a(Void), b(Int), c }
enum F17 { case a(Void), b(()), c }
enum F18 { case a(Never), b(Int) }
enum F19 { case a(C3, C3), b(Int8), c(Int) }
show(E1.self)
// expect: E1 9 16 8 10 11
show(E2.self)
// expect: E2 9 16 8 9 9
show(E3.self)
// expect: E3 17 24 8 17 17
show(E4.self)
// expect: E4 17 24 8 17 17
show(E5.self)
// expect: E5 1 1 1 1 1
show(E6.self)
// expect: E6 1 1 1 1 1
show(E7.self)
// expect: E7 2 2 1 2 2
show(E8.self)
// expect: E8 8 8 8 8 8
show(E9.self)
// expect: E9 9 16 8 9 9
show(E10.self)
// expect: E10 2 2 1 3 4
show(E11.self)
// expect: E11 16 16 8 16 16
show(E12.self)
// expect: E12 8 8 8 8 8
show(E13.self)
// expect: E13 17 24 8 17 17
show(E14.self)
// expect: E14 17 24 8 17 17
show(E15.self)
// expect: E15 8 8 8 8 8
show(E16.self)
// expect: E16 9 16 8 10 11
show(E17.self)
// expect: E17 8 8 8 8 8
show(E18.self)
// expect: E18 10 16 8 11 12
show(E19.self)
// expect: E19 10 16 8 11 12
show(E20.self)
// expect: E20 9 16 8 9 9
show(E21.self)
// expect: E21 9 16 8 9 9
show(E22.self)
// expect: E22 9 16 8 9 9
show(E23.self)
// expect: E23 9 16 8 9 9
show(E24.self)
// expect: E24 17 24 8 17 17
show(E25.self)
// expect: E25 8 8 8 9 10
show(E26.self)
// expect: E26 25 32 8 25 25
show(E27.self)
// expect: E27 1 1 1 1 1
show(E28.self)
// expect: E28 1 1 1 1 1
show(E29.self)
// expect: E29 17 24 8 17 17
show(E30.self)
// expect: E30 9 16 8 9 9
show(E31.self)
// expect: E31 17 24 8 17 17
show(E32.self)
// expect: E32 33 40 8 33 33
show(E33.self)
// expect: E33 17 24 8 17 17
show(E34.self)
// expect: E34 17 24 8 17 17
show(E35.self)
// expect: E35 17 24 8 17 17
show(F1.self)
// expect: F1 16 16 8 16 16
show(F2.self)
// expect: F2 8 8 8 8 8
show(F3.self)
// expect: F3 9 16 8 9 9
show(F4.self)
// expect: F4 8 8 8 8 8
show(F5.self)
// expect: F5 17 24 8 17 17
show(F6.self)
// expect: F6 16 16 8 16 16
show(F7.self)
// expect: F7 2 2 1 2 2
show(F8.self)
// expect: F8 1 1 1 1 1
show(F9.self)
// expect: F9 1 1 1 1 1
show(F10.self)
// expect: F10 8 8 8 8 8
show(F11.self)
// expect: F11 33 40 8 33 33
show(F12.self)
// expect: F12 16 16 8 16 16
show(F13.self)
// expect: F13 9 16 8 9 9
show(S.self)
// expect: S 9 12 4 9 9
show(F14.self)
// expect: F14 9 12 4 9 9
show(F15.self)
// expect: F15 9 12 4 9 9
show(F16.self)
// expect: F16 9 16 8 10 11
show(F17.self)
// expect: F17 1 1 1 1 1
show(F18.self)
// expect: F18 9 16 8 10 11
show(F19.self)
// expect: F19 9 16 8 9 9
show(Int?.self)
// expect: Optional<Int> 9 16 8 10 11
print(MemoryLayout.size(ofValue: E1.a))
// expect: 9
