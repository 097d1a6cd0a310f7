// swift-format-ignore-file
protocol Currency { static var code: String { get }; static var digits: Int { get } }
enum EUR: Currency { static let code = "EUR", digits = 2 }
enum JPY: Currency { static let code = "JPY"; static let digits = 0 }
struct Money<C: Currency>: Hashable, Comparable, AdditiveArithmetic, CustomStringConvertible {
  var units: Int
  init(_ units: Int) { self.units = units }
  static var zero: Self { Self(0) }
  static func + (a: Self, b: Self) -> Self { Self(a.units + b.units) }
  static func - (a: Self, b: Self) -> Self { Self(a.units - b.units) }
  static func < (a: Self, b: Self) -> Bool { a.units < b.units }
  static prefix func - (a: Self) -> Self { .zero - a }
  var description: String {
    guard C.digits > 0 else { return "\(units) \(C.code)" }
    let scale = (0..<C.digits).reduce(1) { n, _ in n * 10 }
    let (whole, part) = abs(units).quotientAndRemainder(dividingBy: scale)
    let digits = String(part)
    return "\(units < 0 ? "-" : "")\(whole).\(String(repeating: "0", count: C.digits - digits.count))\(digits) \(C.code)"
  }
  func split(_ n: Int) -> [Self] { let (q, r) = units.quotientAndRemainder(dividingBy: n); return (0..<n).map { Self($0 < r ? q + 1 : q) } }
}
struct Ledger<C: Currency> {
  struct Entry { let account: String, amount: Money<C> }
  private(set) var entries: [Entry] = []
  mutating func transfer(_ amount: Money<C>, from a: String, to b: String) { entries += [Entry(account: a, amount: -amount), Entry(account: b, amount: amount)] }
  subscript(account: String) -> Money<C> { entries.filter { $0.account == account }.map(\.amount).reduce(.zero, +) }
  var isBalanced: Bool { entries.reduce(into: Money.zero) { $0 += $1.amount } == .zero }
}
var ledger = Ledger<EUR>()
ledger.transfer(Money(1999), from: "bank", to: "shop")
ledger.transfer(Money(5), from: "shop", to: "fees")
// expect: 19.94 EUR -19.99 EUR 0.05 EUR true
print(ledger["shop"], ledger["bank"], ledger["fees"], ledger.isBalanced)
// expect: [3.34 EUR, 3.33 EUR, 3.33 EUR] 1500 JPY true 1 -2.50 EUR
print(Money<EUR>(1000).split(3), Money<JPY>(1500), Money<JPY>(3) > Money(2), Set([Money<JPY>(1), Money(1)]).count, [Money<EUR>(5), Money(-250)].min()!)
