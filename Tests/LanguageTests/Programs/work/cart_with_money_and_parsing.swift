// swift-format-ignore-file
struct Money: Comparable, Hashable, CustomStringConvertible, AdditiveArithmetic {
  var cents: Int
  static let zero = Money(cents: 0)
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
  static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
  static func * (a: Money, k: Int) -> Money { Money(cents: a.cents * k) }
  var description: String { "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }
}
extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } }
struct Line { let sku: String; var qty: Int; let price: Money; var total: Money { price * qty } }
enum Discount { case none, percent(Int), fixed(Money)
  func apply(to m: Money) -> Money {
    switch self {
    case .none: m
    case .percent(let p) where p >= 100: .zero
    case .percent(let p): Money(cents: m.cents * (100 - p) / 100)
    case .fixed(let f): max(.zero, m - f)
    }
  }
}
final class Cart {
  private(set) var lines: [Line] = []
  var onChange: ((Cart) -> Void)?
  subscript(sku: String) -> Line? { lines.first { $0.sku == sku } }
  @discardableResult func add(_ sku: String, _ qty: Int = 1, at price: Money) -> Self {
    if let i = lines.firstIndex(where: { $0.sku == sku }) { lines[i].qty += qty } else { lines.append(.init(sku: sku, qty: qty, price: price)) }
    onChange?(self); return self
  }
  func total(_ d: Discount = .none) -> Money { d.apply(to: lines.map(\.total).sum()) }
  deinit { print("cart gone") }
}
do {
  let cart = Cart()
  cart.onChange = { c in print("->", c.total()) }
  cart.add("a", at: Money(cents: 250)).add("b", 3, at: Money(cents: 99)).add("a", 2, at: Money(cents: 250))
  print(cart["a"]?.qty ?? 0, cart["zz"] == nil, cart.total(.percent(10)), cart.total(.fixed(Money(cents: 5000))))
  let sorted = cart.lines.sorted { ($0.total, $0.sku) > ($1.total, $1.sku) }
  for (index, line) in sorted.enumerated() { print(index + 1, line.sku, line.total, separator: "\t") }
}
let text = """
name=Ann; age=31
name=Bob; age=x
age=7
"""
enum ParseError: Error { case missing(String), notANumber(String, line: Int) }
func parse(_ line: Substring, _ n: Int) throws(ParseError) -> (name: String, age: Int) {
  var fields: [String: String] = [:]
  for part in line.split(separator: ";") {
    let pair = part.split(separator: "=", maxSplits: 1).map { $0.trimming() }
    if pair.count == 2 { fields[pair[0]] = pair[1] }
  }
  guard let name = fields["name"] else { throw .missing("name") }
  guard let raw = fields["age"] else { throw .missing("age") }
  guard let age = Int(raw) else { throw .notANumber(raw, line: n) }
  return (name, age)
}
extension Substring { func trimming() -> String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) } }
for (n, line) in text.split(separator: "\n").enumerated() {
  do { let (name, age) = try parse(line, n + 1); print(name, age) }
  catch .missing(let f) { print("missing", f) }
  catch .notANumber(let r, let l) { print("bad", r, "at", l) }
}
nonisolated(unsafe) var cache: [Int: Int] = [:]
func fib(_ n: Int) -> Int { if n < 2 { return n }; if let c = cache[n] { return c }; let v = fib(n - 1) + fib(n - 2); cache[n] = v; return v }
print(fib(50), cache.keys.max() ?? 0, stride(from: 10, through: 0, by: -5).map { $0 })
let pipeline = [1, 2, 3, 4, 5, 6].lazy.filter { $0 % 2 == 0 }.map { $0 * $0 }
print(Array(pipeline), pipeline.first ?? -1, [3, 1, 2].min()!, Set([1, 2, 2]).count)
print("caf\u{e9}".uppercased(), "abc".reversed().map { String($0) }, "hello world".split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() })
// expect: -> 2.50
// expect: -> 5.47
// expect: -> 10.47
// expect: 3 true 9.42 0.00
// expect: 1	a	7.50
// expect: 2	b	2.97
// expect: cart gone
// expect: Ann 31
// expect: bad x at 2
// expect: missing name
// expect: 12586269025 50 [10, 5, 0]
// expect: [4, 16, 36] 4 1 2
// expect: CAFÉ ["c", "b", "a"] ["Hello", "World"]
