// swift-format-ignore-file
import Foundation

let a: Decimal = 0.1
let b: Decimal = 0.2
print(a + b, a * b, a - b, b / a, 10 / 3 as Decimal)  // expect: 0.3 0.02 -0.1 2 3.3333333333333333333333333333333333333
let c = Decimal(string: "12.345")!
print(c, c * 2, -c, c.magnitude, c.isZero, c.isNaN, c.isSignMinus, c.exponent, c.significand)  // expect: 12.345 24.69 -12.345 12.345 false false false -3 12345
print(  // expect: nil Optional(1000) Optional(12) nil
  Decimal(string: "abc") as Any, Decimal(string: "1e3") as Any, Decimal(string: "12abc") as Any,
  Decimal(string: "") as Any)
print(Decimal(3), Decimal(2.5), Decimal(0.1), 3.14 as Decimal, Decimal(1) / 3, Decimal(UInt8(3)))  // expect: 3 2.5 0.1 3.14 0.33333333333333333333333333333333333333 3
print(a < b, a == 0.1, [b, a].sorted(), max(a, b), Set([a, b, 0.10]).count)  // expect: true true [0.1, 0.2] 0.2 2
var s = Decimal.zero
for _ in 0..<10 { s += 0.1 }
print(s == 1, s)  // expect: true 1
s -= 1
s *= 2
print(s)  // expect: 0
s = 7
s /= 2
print(s)  // expect: 3.5
print([a, b].reduce(0, +), [Decimal]().reduce(0, +))  // expect: 0.3 0
print(pow(c, 2), pow(Decimal(2), 10), Decimal.pi, Decimal.nan, Decimal(1) / 0)  // expect: 152.399025 1024 3.14159265358979323846264338327950288419 NaN NaN
print(Decimal.greatestFiniteMagnitude, Decimal.leastNonzeroMagnitude)  // expect: 3402823669209384634633746074317682114550000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000 0.0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001
print(abs(-c), c.description, "\(c)", String(describing: c), c.hashValue == c.hashValue)  // expect: 12.345 12.345 12.345 12.345 true
var r = Decimal()
var v = c
NSDecimalRound(&r, &v, 2, .plain)
print(r)  // expect: 12.35
NSDecimalRound(&r, &v, 2, .bankers)
print(r)  // expect: 12.34
NSDecimalRound(&r, &v, 1, .up)
print(r)  // expect: 12.4
NSDecimalRound(&r, &v, 1, .down)
print(r)  // expect: 12.3
print(Decimal(sign: .minus, exponent: -2, significand: 125))  // expect: -1.25
print(  // expect: 12.345 1,234,567.891 US$1,234.50 25.6% 2.34
  c.formatted(), Decimal(1234567.891).formatted(),
  Decimal(string: "1234.5")!.formatted(.currency(code: "USD")),
  Decimal(string: "0.256")!.formatted(.percent),
  Decimal(string: "2.345")!.formatted(.number.precision(.fractionLength(2))))
print(  // expect: Optional(5) 9223372036854775807 100000000000000000000000000000000000000
  Decimal(exactly: 5) as Any, Decimal(Int64.max),
  Decimal(string: "99999999999999999999999999999999999999")! + 1)
print(1 as Decimal..<3 ~= 2, stride(from: 0 as Decimal, to: 1, by: 0.25).map { $0 })  // expect: true [0, 0.25, 0.5, 0.75]
struct Item: Codable, Equatable { var price: Decimal }
let data = try JSONEncoder().encode(Item(price: 9.99))
print(String(decoding: data, as: UTF8.self))  // expect: {"price":9.99}
print(try JSONDecoder().decode(Item.self, from: Data(#"{"price": 12.50}"#.utf8)).price)  // expect: 12.5
print(type(of: a), [a], Optional(a) as Any)  // expect: Decimal [0.1] Optional(0.1)
print(a.distance(to: b), a.advanced(by: 1), a.isFinite, Decimal(string: "-5.5")!.sign)  // expect: 0.1 1.1 true minus
let n: Decimal? = nil
print(n ?? 3)  // expect: 3
print(Decimal(string: "1,5", locale: Locale(identifier: "de_DE")) as Any)  // expect: Optional(1.5)
