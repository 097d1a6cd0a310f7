// swift-format-ignore-file
// expect: ff 11111111 FF Optional(255) nil -12 5 nil nil nil 2.5 nil 1000.0 true nil
print(String(255, radix: 16), String(255, radix: 2), String(255, radix: 16, uppercase: true), Int("ff", radix: 16) as Any, Int("z", radix: 10) as Any, Int("-12")!, Int("+5")!, Int(" 5") as Any, Int("5.0") as Any, UInt8("300") as Any, Double("2.50")!, Double("abc") as Any, Double("1e3")!, Bool("true")!, Bool("yes") as Any)
// expect: 1.0 0.30000000000000004 1e+20 1e+16 123456789.125 0.3333333333333333 -0.0 inf nan 100000.0 1e-05 0.0001 0.1 5e-324 3.141592653589793 1000000000000000.0 1.2345678901234568e+16
print(1.0, 0.1 + 0.2, 1e20, 1e16, 123456789.125, 1.0 / 3, -0.0, Double.infinity, Double.nan, 100000.0, 1e-5, 0.0001, Float(0.1), 5e-324, Double.pi, 1e15, 12345678901234567.0)
// expect: 9223372036854775807 -128 255 255 5 15 1000000 3 -3 -1 1.5 3.0 4.0 -3.0 3.0 2.0 2.0 2 -2 nil 3.0
print(Int.max, Int8.min, UInt8.max, 0xff, 0b101, 0o17, 1_000_000, 7 / 2, -7 / 2, -7 % 3, 7.5.truncatingRemainder(dividingBy: 2), 2.5.rounded(), 3.5.rounded(), -2.5.rounded(), 2.4.rounded(.up), 2.6.rounded(.down), 2.5.rounded(.toNearestOrEven), Int(2.9), Int(-2.9), Int(exactly: 2.5) as Any, Double(3))
// expect: 44 127 (partialValue: 4, overflow: true) (quotient: 1, remainder: 2) 5 true 1 3 -128 8 -1 5 44 3.0 1.5 3 3.5
print(UInt8(truncatingIfNeeded: 300), Int8(clamping: 300), (250 as UInt8).addingReportingOverflow(10), 5.quotientAndRemainder(dividingBy: 3), (-5).magnitude, 12.isMultiple(of: 4), 6.trailingZeroBitCount, 7.nonzeroBitCount, (1 as Int8) &+ 127, 1 << 3, ~0, 6 ^ 3, UInt8(200) &+ 100, 9.0.squareRoot(), min(2, 1.5), Int.random(in: 3...3), Double(7) / 2)
func pad(_ s: String, _ n: Int, _ c: Character = " ") -> String { String(repeating: c, count: max(0, n - s.count)) + s }
func fixed(_ d: Double, _ places: Int) -> String { var scale = 1.0; for _ in 0..<places { scale *= 10 }; let n = Int((d * scale).rounded()); let digits = pad(String(abs(n)), places + 1, "0"); return (n < 0 ? "-" : "") + digits.dropLast(places) + "." + digits.suffix(places) }
// expect: 3.14 -0.5 12.000 007 00001010 15
print(fixed(3.14159, 2), fixed(-0.5, 1), fixed(12, 3), pad("7", 3, "0"), pad(String(10, radix: 2), 8, "0"), "\(1)\(2.0)\(true)\("x")\([1])\(nil as Int?)".count)
