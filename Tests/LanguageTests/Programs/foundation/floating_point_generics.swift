// swift-format-ignore-file
// Members and associated types of floating-point protocols in generic code.
extension Numeric where Magnitude: FloatingPoint {
  func isNear(_ other: Self, within e: Magnitude = Magnitude.ulpOfOne.squareRoot()) -> Bool {
    (self - other).magnitude <= e
  }
}
print((0.1 + 0.2).isNear(0.3), 1.0.isNear(1.1))
func parts<T: FloatingPoint>(_ x: T) -> (T.Exponent, T, FloatingPointSign) {
  (x.exponent, x.significand, x.sign)
}
print(parts(8.0), parts(Float(-0.375)))
func rebuilt<T: BinaryFloatingPoint>(_ x: T) -> T {
  let (e, s, sign) = parts(x)
  return T(sign: sign, exponent: e, significand: s)
}
print(rebuilt(1e300), rebuilt(Float(-3.5)), rebuilt(5e-324), rebuilt(0.0))
func bits<T: BinaryFloatingPoint>(_ x: T) -> (T.RawExponent, T.RawSignificand, Int, Int, T, Int) {
  (x.exponentBitPattern, x.significandBitPattern, T.exponentBitCount, T.significandBitCount, x.binade, x.significandWidth)
}
print(bits(6.5), bits(Float(0.1)), bits(-1e-310))
func kind<T: FloatingPoint>(_ x: T) -> FloatingPointClassification { x.floatingPointClass }
print(kind(1.0), kind(-Double.infinity), kind(Float.nan), kind(-0.0), kind(Double.leastNonzeroMagnitude), kind(Double.signalingNaN))
func limits<T: FloatingPoint>(_: T.Type) -> [T] { [T.ulpOfOne, T.radix == 2 ? .pi : 0, .leastNormalMagnitude, T(signOf: -1, magnitudeOf: 3)] }
print(limits(Double.self), limits(Float.self))
print((-0.0).isTotallyOrdered(belowOrEqualTo: 0.0), 0.0.isTotallyOrdered(belowOrEqualTo: -0.0), 1.0.isTotallyOrdered(belowOrEqualTo: 2))
print(Double.minimumMagnitude(-3, 2), Double.maximumMagnitude(-3, 2), 1.0.isSubnormal, 5e-324.isSubnormal)
print(Double(sign: .minus, exponent: 2000, significand: 1), Double(sign: .plus, exponent: -1074, significand: 1), Float(sign: .plus, exponent: 3, significand: 1.5))
func approx<C: Collection>(_ c: C) -> C.Element where C.Element: FloatingPoint { c.reduce(0, +) / C.Element(c.count) }
print(approx([1.0, 2.5]), approx([Float(1)][...]))
// expect: true false
// expect: (3, 1.0, Swift.FloatingPointSign.plus) (-2, 1.5, Swift.FloatingPointSign.minus)
// expect: 1e+300 -3.5 5e-324 0.0
// expect: (1025, 2814749767106560, 11, 52, 4.0, 3) (123, 5033165, 8, 23, 0.0625, 23) (0, 20240225330731, 11, 52, -8.691694759794e-311, 44)
// expect: positiveNormal negativeInfinity quietNaN negativeZero positiveSubnormal signalingNaN
// expect: [2.220446049250313e-16, 3.141592653589793, 2.2250738585072014e-308, -3.0] [1.1920929e-07, 3.1415925, 1.1754944e-38, -3.0]
// expect: true false true
// expect: 2.0 -3.0 false true
// expect: -inf 5e-324 12.0
// expect: 1.75 1.0
