// swift-format-ignore-file
func zero() -> Int { 0 }
func a() -> (Int, UInt8) { let m = Int.max; let b: UInt8 = 255; return (m &+ 1, b &+ 1) }
func b(_ n: Int) -> Int { let z = zero(); return z == 0 ? n : n / z }
func c() -> Int { var n = 0; if n == 0 { n = 5 }; return 10 / n }
func d() -> Int { let x = Int(Int32.max); return x + 1 }
func e() -> Double { let z = 0.0; return 1 / z }
func f() -> UInt8? { UInt8(exactly: 300) }
func g() -> Int { let a = 7; let b = 2; return a / b * b + a % b - 2 * -3 }
struct Wrapped { var n: Int; static func / (a: Wrapped, b: Int) -> Int { b == 0 ? -1 : a.n / b } }
print(a(), b(3), c(), d(), e(), f() as Any, g(), Wrapped(n: 3) / 0)  // expect: (-9223372036854775808, 0) 3 2 2147483648 inf nil 13 -1
print(UInt8(255.9), Int8(-128.7), UInt8(truncatingIfNeeded: 300), UInt8(clamping: 300))  // expect: 255 -128 44 255
