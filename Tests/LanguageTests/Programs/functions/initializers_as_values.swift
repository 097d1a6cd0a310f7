// swift-format-ignore-file
let xs = [1, 2]
let a = xs.map(Double.init)
let b = xs.map(String.init)
let c = ["1", "x"].compactMap(Int.init)
let d: [Double] = xs.map(Double.init)
print(a, b, c, d)  // expect: [1.0, 2.0] ["1", "2"] [1] [1.0, 2.0]
print(type(of: a), type(of: b), type(of: c))  // expect: Array<Double> Array<String> Array<Int>
