// swift-format-ignore-file
let a: Float = -0; let b: Double = -0; let c = -0.0; let d: Double = -(0); let e: [Double] = [-0, -0.0]; let f: Float = -0.0
let z: Double = 0
print(a, b, c, d, e, f, -z, 0 * -1, 0.0 * -1, Double("-0")!, Double(-0), Double(Int("-0")!), CGF(-0).v)
struct CGF: ExpressibleByIntegerLiteral { var v: Int; init(integerLiteral i: Int) { v = i }; init(_ d: Double) { v = d.sign == .minus ? -1 : 1 } }
print(Float.nan.nextDown, Float.nan.nextUp, -Float.nan, Double.nan.nextDown, -Double.nan, (-Double.nan).sign, Double.nan.sign, abs(-Double.nan), Double.nan.magnitude)
// expect: 0.0 0.0 -0.0 -0.0 [0.0, -0.0] -0.0 -0.0 0 -0.0 -0.0 0.0 0.0 0
// expect: nan nan -nan nan -nan minus plus nan nan
