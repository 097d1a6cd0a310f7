// swift-format-ignore-file
import Foundation
// money model + formatter
struct Money: Hashable, Comparable, CustomStringConvertible {
  enum Currency: String, CaseIterable, Codable { case eur = "EUR", usd = "USD", jpy = "JPY"
    var digits: Int { self == .jpy ? 0 : 2 } }
  var minor: Int
  var currency: Currency
  init(_ amount: Decimal, _ currency: Currency) {
    var value = amount * pow(10, currency.digits)
    var rounded = Decimal()
    NSDecimalRound(&rounded, &value, 0, .bankers)
    minor = Int(truncating: rounded as NSDecimalNumber)
    self.currency = currency
  }
  static func < (l: Money, r: Money) -> Bool { precondition(l.currency == r.currency); return l.minor < r.minor }
  static func + (l: Money, r: Money) -> Money { var c = l; c.minor += r.minor; return c }
  var amount: Decimal { Decimal(minor) / pow(10, currency.digits) }
  var description: String {
    let f = NumberFormatter()
    f.locale = Locale(identifier: "en_US")
    f.numberStyle = .currency
    f.currencyCode = currency.rawValue
    return f.string(from: amount as NSDecimalNumber) ?? "?"
  }
}
let prices = [Money(19.99, .usd), Money(0.125, .usd), Money(5, .usd)]
print(prices.sorted().map(\.description))
print(prices.dropFirst().reduce(prices[0], +))
for c in Money.Currency.allCases { print(Money(Decimal(string: "1234.565")!, c), c.digits) }
let grouped = Dictionary(grouping: prices) { $0.minor > 100 }
print(grouped[true]!.count, grouped[false]!.map { "\($0)" })
// expect: ["$0.12", "$5.00", "$19.99"]
// expect: $25.11
// expect: €1,234.56 2
// expect: $1,234.56 2
// expect: ¥1,235 0
// expect: 2 ["$0.12"]
