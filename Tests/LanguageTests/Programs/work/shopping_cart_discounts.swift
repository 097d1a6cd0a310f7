// swift-format-ignore-file
struct Price: Comparable, AdditiveArithmetic, CustomStringConvertible {
  var cents: Int
  static let zero = Price(cents: 0)
  static func + (a: Price, b: Price) -> Price { Price(cents: a.cents + b.cents) }
  static func - (a: Price, b: Price) -> Price { Price(cents: a.cents - b.cents) }
  static func * (a: Price, n: Int) -> Price { Price(cents: a.cents * n) }
  static func < (a: Price, b: Price) -> Bool { a.cents < b.cents }
  var description: String { "\(cents / 100).\(cents % 100 / 10)\(cents % 10)" }
}
extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } }
struct Line { let name: String, price: Price; var quantity = 1; var total: Price { price * quantity } }
protocol Discount { func amount(on lines: [Line]) -> Price }
struct Percent: Discount { let value: Int; func amount(on lines: [Line]) -> Price { Price(cents: lines.map(\.total).sum().cents * value / 100) } }
struct BuyTwoGetOne: Discount { let name: String; func amount(on lines: [Line]) -> Price { lines.filter { $0.name == name }.map { $0.price * ($0.quantity / 3) }.sum() } }
struct Cart {
  private(set) var lines: [Line] = []
  var discounts: [any Discount] = []
  mutating func add(_ name: String, _ cents: Int, quantity: Int = 1) {
    if let i = lines.firstIndex(where: { $0.name == name }) { lines[i].quantity += quantity } else { lines.append(Line(name: name, price: Price(cents: cents), quantity: quantity)) }
  }
  var total: Price { max(.zero, lines.map(\.total).sum() - discounts.map { $0.amount(on: lines) }.sum()) }
}
var cart = Cart()
cart.add("tea", 350, quantity: 2)
cart.add("cup", 1205)
cart.add("tea", 350)
// expect: ["teax3=10.50", "cupx1=12.05"] 22.55
print(cart.lines.map { "\($0.name)x\($0.quantity)=\($0.total)" }, cart.total)
cart.discounts = [BuyTwoGetOne(name: "tea")]
print(cart.total)  // expect: 19.05
cart.discounts.append(Percent(value: 10))
print(cart.total, cart.lines.max { $0.total < $1.total }!.name)  // expect: 16.80 cup
cart.discounts = [Percent(value: 200)]
print(cart.total, Price(cents: 5), Price(cents: 1234) > .zero, [1, 2].sum())  // expect: 0.00 0.05 true 3
