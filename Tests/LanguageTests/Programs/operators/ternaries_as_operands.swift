// swift-format-ignore-file
// Ternaries of literals as operands have one type, and a member such as .infinity gets the type of the other branch.
let b = true
let d = 2.0
let x: Double = d + (b ? 1 : 0) * (b ? 2 : 2.5) - (b ? 3 : 1)
let o: Int? = b ? 1 : nil
print(x, (b ? 1 : b ? 2.5 : 3) + (b ? 1 : 2), ("a" + (b ? "b" : "c")), (b ? "a" : "b") + "c", (b ? 1 : 0) == (b ? 1.0 : 2), (b ? 1 : 2) < 3)  // expect: 1.0 2.0 ab ac true true
struct V: ExpressibleByIntegerLiteral { var n: Int; init(integerLiteral v: Int) { n = v }; static func + (a: V, b: V) -> V { V(integerLiteral: a.n + b.n) } }
let v: V = (b ? 1 : 2) + (b ? 3 : 4) + 5
print(v, type(of: (b ? 1 : 2) + (b ? 3 : 4)))  // expect: V(n: 9) Int
let y: Double? = (b ? 1 : 2) + (b ? 3.5 : 4)
print(y as Any, [b ? 1 : 2.5, 3], (b ? 1 : 2) + d, d + (b ? 1 : 2), (b ? 1 : 2) << (b ? 1 : 2))  // expect: Optional(4.5) [1.0, 3.0] 3.0 3.0 2
let u: UInt8 = (b ? 1 : 2) | (b ? 4 : 8) | (b ? 16 : 32) | (b ? 64 : 128)
print(u, (b ? "x" : "y") + (b ? "\(1)" : "z"), (b ? nil : 1) ?? 3, (o ?? 2) + (b ? 1 : 2))  // expect: 85 x1 3 2
let c: Character = b ? "a" : "b"
print(c, (b ? "a" : "b") == "a", (b ? "a" : "b") == c, c == (b ? "a" : "b"))  // expect: a true true true
func sum(_ xs: Double...) -> Double { xs.reduce(0, +) }
print(sum((b ? 1 : 0) + (b ? 2 : 0), (b ? 1 : 0.5)))  // expect: 4.0
let f: Float = (b ? 1 : 2) / (b ? 3 : 4)
print(f, (b ? 1 : 2) / (b ? 3 : 4), -(b ? 1 : 2) + (b ? 3 : 4))  // expect: 0.33333334 0 2
let w = 3
let joined = (b ? "a" : "") + (w > 2 ? "c" : "") + (b ? "e" : "f") + (w > 1 ? "g" : "h") + (b ? "i" : "j") + (b ? "k" : "l") + (b ? "m" : "n")
print(joined)  // expect: acegikm
let number = (b ? 1 : 2) + (b ? 3 : 4) + (b ? 5 : 6) + (b ? 7 : 8) + (b ? 9 : 10) + (b ? 11 : 12) + (b ? 13 : 14)
print(number)  // expect: 49
func bits(_ f: [Bool]) -> Int { (f[0] ? 1 : 0) + (f[1] ? 2 : 0) + (f[2] ? 4 : 0) + (f[3] ? 8 : 0) + (f[4] ? 16 : 0) + (f[5] ? 32 : 0) + (f[6] ? 64 : 0) + (f[7] ? 128 : 0) }
print(bits([true, true, false, true, false, true, true, false]))  // expect: 107
let total: Double = (b ? 1 : 0) + (b ? 2.5 : 0) + (b ? 4 : 0) + (b ? 8 : 0) + (b ? 16 : 0) + (b ? 32 : 0) + (b ? 64 : 0)
print(total)  // expect: 127.5
print(true ? 1 : .infinity, false ? 1 : .infinity)  // expect: 1.0 inf
print(true ? 1.5 : .pi)  // expect: 1.5
print(b ? .zero : 1.5, b ? 2 : 2.5, [1, .infinity], [.zero, 1])  // expect: 0.0 2 [1.0, inf] [0, 1]
print(max(1, .infinity), abs(b ? -1 : .zero))  // expect: inf 1
