// swift-format-ignore-file
func l(_ x: @autoclosure () -> Int) { print("auto", x()) }
func l(_ x: () -> Int) { print("closure", x()) }
l(1); l { 2 }; let f = { 3 }; l(f)
struct S { func w(_ x: @autoclosure @escaping () -> Bool) { print("wa", x()) }; func w(_ x: @escaping () -> Bool) { print("wc", x()) } }
S().w(true); S().w { false }; S().w(1 > 2)
extension Optional { func or(_ d: @autoclosure () -> Wrapped) -> Wrapped { print("a"); return self ?? d() }; func or(_ d: () -> Wrapped) -> Wrapped { print("c"); return self ?? d() } }
let n: Int? = nil; print(n.or(5), n.or { 6 })
// expect: auto 1
// expect: closure 2
// expect: closure 3
// expect: wa true
// expect: wc false
// expect: wa false
// expect: a
// expect: c
// expect: 5 6
