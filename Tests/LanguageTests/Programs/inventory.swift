// swift-format-ignore-file
struct Item { let name: String; var count: Int; var price: Double }
enum StockError: Error { case missing(String), tooFew(wanted: Int, have: Int) }
final class Store {
  private var items: [String: Item] = [:]
  private(set) var log: [String] = []
  func add(_ item: Item) { items[item.name, default: Item(name: item.name, count: 0, price: item.price)].count += item.count }
  func sell(_ name: String, count: Int = 1) throws -> Double {
    guard var item = items[name] else { throw StockError.missing(name) }
    guard item.count >= count else { throw StockError.tooFew(wanted: count, have: item.count) }
    item.count -= count
    items[name] = item
    log.append("\(name) x\(count)")
    return item.price * Double(count)
  }
  var total: Double { items.values.reduce(0) { $0 + $1.price * Double($1.count) } }
}
let store = Store()
store.add(Item(name: "pen", count: 3, price: 1.5))
store.add(Item(name: "pen", count: 2, price: 1.5))
do {  // expect: 6.0 // expect: too few 4 1
  print(try store.sell("pen", count: 4))
  print(try store.sell("pen", count: 4))
} catch StockError.tooFew(let wanted, have: let have) { print("too few", wanted, have) }
catch { print(error) }
// expect: no ink
do { _ = try store.sell("ink") } catch let StockError.missing(name) { print("no", name) }
print(store.total, store.log)  // expect: 1.5 ["pen x4"]
