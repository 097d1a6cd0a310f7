// swift-format-ignore-file
var (a, b): (Int?, Int?)
print(a as Any, b as Any)
a = 1
print(a as Any)
var t: (Int?, String?)
print(t)
t.0 = 3
print(t)
struct S { var (x, y): (Int?, Int?); var z: (Int?, Int?) }
print(S())
print(S(x: 1, y: 2))
func f() { var (p, q): (Int?, [Int]?); print(p as Any, q as Any); p = 1; q = []; print(p as Any, q as Any) }
f()
struct S2 { var (x, y): (Int?, Int?); var z: (a: Int?, b: Int?) }
print(S2(), S2(x: 1, y: 2), S2(x: 1, y: 2, z: (3, 4)))
class C2 { var (x, y): (Int?, (Int?, String?)) ; var v: () ; var w: (Int?) ; var q: (Int?, ()) }
print(C2().x as Any, C2().y, C2().v, C2().w as Any, C2().q)
struct T2 { @MainActor static var (m, n): (Int?, Int?); let k: (Int?, Int?) }
print(T2(k: (1, nil)), T2.m as Any)
func h() { var (e, f): (x: Int?, (Int?, [Int]?)); print(e as Any, f); e = 1; f = (2, nil); print(e as Any, f); var v: (); print(v); v = () }
h()
// expect: nil nil
// expect: Optional(1)
// expect: (nil, nil)
// expect: (Optional(3), nil)
// expect: S(x: nil, y: nil, z: (nil, nil))
// expect: S(x: Optional(1), y: Optional(2), z: (nil, nil))
// expect: nil nil
// expect: Optional(1) Optional([])
// expect: S2(x: nil, y: nil, z: (a: nil, b: nil)) S2(x: Optional(1), y: Optional(2), z: (a: nil, b: nil)) S2(x: Optional(1), y: Optional(2), z: (a: Optional(3), b: Optional(4)))
// expect: nil (nil, nil) () nil (nil, ())
// expect: T2(k: (Optional(1), nil)) nil
// expect: nil (nil, nil)
// expect: Optional(1) (Optional(2), nil)
// expect: ()
