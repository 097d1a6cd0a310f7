// swift-format-ignore-file
import Foundation
let d = Date(timeIntervalSinceReferenceDate: 5)
print(d == Date(timeIntervalSinceReferenceDate: 5), d != d + 1, Set([d, d, d + 1]).count, [d: "x"][d] ?? "-", d < d + 1)  // expect: true true 2 x true
let a: Decimal = 0.1
print([a: 1][Decimal(string: "0.10")!] ?? 0, Set([a, 0.1, 0.2]).contains(0.2), [a, 0.2].firstIndex(of: 0.2) as Any, a != 0.2)  // expect: 1 true Optional(1) true
struct P: Hashable { var price: Decimal; var at: Date }
print(P(price: a, at: d) == P(price: 0.1, at: d), Set([P(price: a, at: d), P(price: 0.1, at: d)]).count)  // expect: true 1
print([0.3, 0.1, 0.2 as Decimal].max()!, [Decimal(1), 2].contains(2))  // expect: 0.3 true
struct Price: Codable, Equatable { var amounts: [Decimal]; var tax: Decimal?; var byName: [String: Decimal] }
let p = Price(amounts: [1.5, Decimal(string: "12345678901234567890.123456789")!], tax: nil, byName: ["a": 3])
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]
let data = try e.encode(p); print(String(decoding: data, as: UTF8.self))  // expect: {"amounts":[1.5,12345678901234567890.123456789],"byName":{"a":3}}
let back = try JSONDecoder().decode(Price.self, from: data); print(back == p, back.amounts)  // expect: true [1.5, 12345678901234567890.123456789]
do { _ = try JSONDecoder().decode([Decimal].self, from: Data("[null]".utf8)) } catch DecodingError.valueNotFound(let t, let c) { print(t, c.debugDescription) } catch { print("other") }  // expect: Decimal Cannot get value of type Decimal -- found null value instead
let total = [(1, 9.99 as Decimal), (3, 0.5)].reduce(Decimal(0)) { $0 + Decimal($1.0) * $1.1 }
print(total, "\(total)", total.formatted(.currency(code: "EUR").locale(Locale(identifier: "de_DE"))))  // expect: 11.49 11.49 11,49 €
func average<N: SignedNumeric>(_ xs: [N]) -> N { xs.reduce(0, +) }
print(average([1.5, 2] as [Decimal]))  // expect: 3.5
var n: Decimal = 5; n.negate(); print(n, -n, +n, n.magnitude)  // expect: -5 5 -5 5
