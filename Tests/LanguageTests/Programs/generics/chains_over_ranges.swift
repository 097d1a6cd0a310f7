// swift-format-ignore-file
let products = (0..<3).map { i in (0..<3).map { j in i * j } }.flatMap { $0 }.filter { $0 > 0 }
print(products, (0..<3).flatMap { i in (0..<3).map { j in i * j } }.reduce(0, +))
let bits = (0..<8).reversed().map { (0b1011_0010 >> $0) & 1 }.map(String.init).joined()
print(bits)
let triples = (1...20).flatMap { a in
  (a...20).flatMap { b in
    (b...20).filter { c in a * a + b * b == c * c }.map { c in [a, b, c] }
  }
}
print(triples.count, triples[0])
let small: UInt8 = 250
print((0..<3).map { small + $0 }.map { type(of: $0) }.count, (0..<3).map { small + $0 })
let halves: [Double] = [1, 2].map { $0 / 2 }
print(halves, [1, 2].map { $0 * 1.5 }, [1, 2].reduce(0) { $0 + Double($1) / 4 })
print((1...3).map { Double($0) }.reduce(0, +), [3, 1].enumerated().map { $0.element * ($0.offset + 1) })
print([[1, 2], [3]].flatMap { $0 }.map { $0 + 1 }, ["1", "x"].flatMap { Int($0) })
// expect: [1, 2, 2, 4] 9
// expect: 10110010
// expect: 6 [3, 4, 5]
// expect: 3 [250, 251, 252]
// expect: [0.5, 1.0] [1.5, 3.0] 0.75
// expect: 6.0 [3, 2]
// expect: [2, 3, 4] [1]
