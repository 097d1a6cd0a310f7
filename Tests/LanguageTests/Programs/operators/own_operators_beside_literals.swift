// swift-format-ignore-file
// A program's own meanings of operators don't make questions about literals longer.
struct Money { var amount: Double; static func + (a: Self, b: Self) -> Self { Money(amount: a.amount + b.amount) }; static func * (a: Self, b: Int) -> Self { a } }
struct Pair<T> { var a: T; static func + (a: Self, b: Self) -> Self { b }; static func - (a: Self, b: Self) -> Self { a } }
struct Ratio: ExpressibleByIntegerLiteral, CustomStringConvertible {
  var n: Int
  init(integerLiteral n: Int) { self.n = n }
  init(_ n: Int) { self.n = n }
  var description: String { "R\(n)" }
  static func + (a: Self, b: Self) -> Self { Ratio(a.n + b.n) }
}
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print([1, 2].map { $0 + 1 }.filter { $0 - 1 > 0 }.reduce(0, +))  // expect: 5
print([1, 2].reduce(0, +), [1.5, 2].reduce(0, +), ["a", "b"].reduce("", +))  // expect: 3 3.5 ab
print(zip([1, 2], [3, 4]).map(+), [1.5].map { $0 + 1 - 2 * 3 })  // expect: [4, 6] [-3.5]
print(compose({ $0 + 1 }, String.init)(4))  // expect: 5
print(compose(\String.count, { $0 * 2 })("abc"), [1, 2, 3].map(compose({ Double($0) }, { $0 / 2 })))  // expect: 6 [0.5, 1.0, 1.5]
let r: Ratio = 1 + 2
print(r, 3 + r, r + 4, [1, r].map { $0 + 1 }, [r].reduce(0, +), 1 + 2)  // expect: R3 R6 R7 [R2, R4] R3 3
