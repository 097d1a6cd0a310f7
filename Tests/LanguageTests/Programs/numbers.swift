// swift-format-ignore-file
// expect: 9223372036854775807 -9223372036854775808 10 0.3333333333333333
print(Int.max, Int.min, UInt64(5) * 2, Double(1) / 3)
print(5 / 2, 5 % 2, Double(5) / 2, -5 / 2, 2.0 * 3)  // expect: 2 1 2.5 -2 6.0
// expect: 0.30000000000000004 1e-07 1e+21 100000000.0 3.0 25000000000.0
print((0.1 + 0.2), 1e-7, 1e21, 100000000.0, 3.0, 2.5e10)
// expect: nil nil Optional(1000.0) nil -7 7
print(Int("0x1F") as Any, Int("12a") as Any, Double("1e3") as Any, Int(" 1") as Any, Int("-7")!, Int("+7")!)
let big = 1_000_000 * 1_000_000
// expect: 1000000000000 142857142857 2.5 1.5 3.0
print(big, big / 7, abs(-2.5), min(1.5, 2), max(3, 2.5))
// expect: true true false true
print(1 == 1.0, 3 > 2.5, 0.1 + 0.2 == 0.3, Double(7).squareRoot() > 2.6)
var n = 7
n += 1; n -= 2; n *= 3; n /= 2; n %= 5
print(n, n.isMultiple(of: 2), -n, +n, ~n)  // expect: 4 true -4 4 -5
print(0b1011 & 0xF, 1 << 10, -16 >> 2, 5 ^ 1)  // expect: 11 1024 -4 4
// expect: true 2 -2 7.0 2.5
print(Double.pi > 3, Int(2.9), Int(-2.9), 7.0.rounded(), (2.5).magnitude)
let total: Double = 3
let half = total / 2
print(half, total * 2 + 1, Double(n) * 0.5)  // expect: 1.5 7.0 2.0
print([1.5, 2].reduce(0, +), [3, 1, 2].max()!, [2.5, 1].min()!)  // expect: 3.5 3 1.0
print(true ? 1 : 0, (1, 2.5), [1, 2.5])  // expect: 1 (1, 2.5) [1.0, 2.5]
