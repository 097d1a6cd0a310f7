// swift-format-ignore-file
struct Item: Hashable, Comparable, CustomStringConvertible {
  let sku: String; var name: String; var price: Int
  static func < (a: Item, b: Item) -> Bool { (a.price, a.sku) < (b.price, b.sku) }
  func hash(into hasher: inout Hasher) { hasher.combine(sku) }
  static func == (a: Item, b: Item) -> Bool { a.sku == b.sku }
  var description: String { "\(name)@\(price)" }
}
final class Inventory {
  private(set) var stock: [Item: Int] = [:] { didSet { changes += 1; lowStock = stock.filter { $0.value < 3 }.keys.sorted() } }
  private(set) var lowStock: [Item] = [] { willSet { if newValue != lowStock { print("low:", newValue) } } }
  private(set) var changes = 0
  func receive(_ n: Int, _ item: Item) { stock[item, default: 0] += n }
  func ship(_ n: Int, _ item: Item) throws(ShipError) {
    guard let have = stock[item] else { throw .unknown(item.sku) }
    guard have >= n else { throw .short(by: n - have) }
    stock[item] = have == n ? nil : have - n
  }
  enum ShipError: Error { case unknown(String), short(by: Int) }
  lazy var report: () -> String = { [unowned self] in stock.sorted { $0.key < $1.key }.map { "\($0.key) x\($0.value)" }.joined(separator: ", ") }
}
let pen = Item(sku: "p1", name: "pen", price: 2), ink = Item(sku: "i1", name: "ink", price: 9)
let inventory = Inventory()
inventory.receive(10, pen); inventory.receive(2, ink)
print(inventory.report())
for (n, item) in [(8, pen), (5, ink), (2, ink), (1, ink), (1, Item(sku: "p1", name: "?", price: 0))] {
  do { try inventory.ship(n, item); print("shipped", n, item) } catch { switch error { case .unknown(let sku): print("no", sku); case .short(by: let k): print("short by", k) } }
}
print(inventory.report(), inventory.changes, min(pen, ink), [ink, pen].sorted())
// expect: low: [ink@9]
// expect: pen@2 x10, ink@9 x2
// expect: low: [pen@2, ink@9]
// expect: shipped 8 pen@2
// expect: short by 3
// expect: low: [pen@2]
// expect: shipped 2 ink@9
// expect: no i1
// expect: shipped 1 ?@0
// expect: pen@2 x1 5 pen@2 [pen@2, ink@9]
