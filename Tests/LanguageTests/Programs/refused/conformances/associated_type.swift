// swift-format-ignore-file
protocol Container {
  associatedtype Item
  var items: [Item] { get }
  mutating func add(_ item: Item)
}
struct Names: Container {
  var items: [String] = []
  mutating func add(_ item: String) { items.append(item) }
}
struct Mixed: Container {  // error: type 'Mixed' does not conform to protocol 'Container'
  var items: [String] = []
  mutating func add(_ item: Int) {}
}
protocol Source { associatedtype Value; func next() }
struct Empty: Source {  // error: type 'Empty' does not conform to protocol 'Source'
  func next() {}
}
struct Told: Source { typealias Value = Int; func next() {} }
var names = Names()
names.add("a")
print(names.items)
