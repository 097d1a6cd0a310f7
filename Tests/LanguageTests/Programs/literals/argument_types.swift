// swift-format-ignore-file
struct A: ExpressibleByIntegerLiteral { init(integerLiteral v: UInt8) { print(type(of: v), v, ~v) } }
let a: A = 10
struct M: ExpressibleByFloatLiteral { var v: Float; init(floatLiteral v: Float) { self.v = v / 3 } }
let k: M = 0.1
print(k.v, Double(k.v))
struct B: ExpressibleByIntegerLiteral { var n: UInt; init(integerLiteral v: UInt) { n = v + 1 } }
let b: B = 7; print(b.n)
func g<T: ExpressibleByIntegerLiteral>(_ t: T.Type) -> T { 5 }
func gf<T: ExpressibleByFloatLiteral>(_ t: T.Type) -> T { 2.5 }
print(g(B.self).n, g(Int.self), g(UInt8.self), g(Double.self), gf(M.self).v, gf(Float.self), gf(Double.self))
struct W<T: ExpressibleByIntegerLiteral>: ExpressibleByIntegerLiteral { var t: T; init(integerLiteral v: T.IntegerLiteralType) { t = T(integerLiteral: v) } }
let w: W<UInt16> = 9; print(w)
// expect: UInt8 10 245
// expect: 0.033333335 0.03333333507180214
// expect: 8
// expect: 6 5 5 5.0 0.8333333 2.5 2.5
// expect: W<UInt16>(t: 9)
