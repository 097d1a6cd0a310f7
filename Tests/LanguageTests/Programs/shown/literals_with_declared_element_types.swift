// swift-format-ignore-file
let xs: [Double] = [1, 2.5], s: Set<Character> = ["a"], d: [String: Float] = ["x": 1], t: (Double, Int8) = (1, 2), o: Double? = 3, any: [Any] = [1, 2.0, "x"]
print(xs, s, d, t, o as Any, any)  // expect: [1.0, 2.5] ["a"] ["x": 1.0] (1.0, 2) Optional(3.0) [1, 2.0, "x"]
for x: Double in [1, 2] { print(x) }  // expect: 1.0 // expect: 2.0
func f(_ x: Double...) -> Double { x.reduce(0, +) }
// expect: 3.0 [1.0, 2.5] 0.5 0.5 [Optional(1), nil] -3.0 [[1.0], [2.5]] 2.5 1
print(f(1, 2), [1, 2.5], 1 / 2 as Double, Double(1) / 2, [1, nil], -3 as Double, [[1], [2.5]], max(1, 2.5), true ? 1 : 2.5)
let c = 3 * 2.0, u: UInt8 = 0xff, ch: Character = "x", sc: Unicode.Scalar = "y", e: [Int] = [], nested: [[String: [Int]]] = [["a": [1]], [:]]
print(c, u, ch, sc, e, nested)  // expect: 6.0 255 x y [] [["a": [1]], [:]]
