// swift-format-ignore-file
protocol Repo<Item> { associatedtype Item; func save(_ i: Item); func all() -> [Item] }
final class Mem<T>: Repo {
  var xs: [T] = []
  func all() -> [Item] { xs }
  func save(_ i: T) { xs.append(i) }
}
let r: any Repo<Int> = Mem()
r.save(1); print(r.all())
// expect: [1]
