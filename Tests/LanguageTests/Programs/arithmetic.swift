// swift-format-ignore-file
print(7 / 2, -7 / 2, 7 % 3, -7 % 3, 7 % -3)  // expect: 3 -3 1 -1 1
print(1 + 2 * 3 - 4, (1 + 2) * 3, 2 * 3 % 4)  // expect: 3 9 2
print(7.0 / 2, 1 / 2.0, 3 * 1.5)  // expect: 3.5 0.5 4.5
print(1 << 4, 256 >> 2, 6 & 3, 6 | 3, 6 ^ 3, ~5)  // expect: 16 64 2 7 5 -6
// expect: -9223372036854775808 9223372036854775807 -2
print(Int.max &+ 1, Int.min &- 1, Int.max &* 2)
print(5 > 3, 5 < 3, 5 >= 5, 5 <= 4, 5 == 5, 5 != 5)  // expect: true false true false true false
print(true && false || true, !true, true || false && false)  // expect: true false true
var n = 10
n -= 3; n *= 2; n /= 3; n %= 3
print(n)  // expect: 1
n <<= 3; n |= 1; n &= 5; n ^= 2
print(n)  // expect: 3
print(1...3, 0..<3, (1...3).contains(2), 1... ~= 5)  // expect: 1...3 0..<3 true true
// expect: 42 -1 3 2.0 5 -3
print(Int("42") ?? 0, Int("x") ?? -1, Int(3.9), Double(2), String(5), Int(-3.9))
print(10.isMultiple(of: 5), abs(-3), min(1, 2), max(1, 2, 3))  // expect: true 3 1 3
print((-5).magnitude, 5.signum())  // expect: 5 1
