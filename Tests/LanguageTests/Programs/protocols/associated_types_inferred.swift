// swift-format-ignore-file
protocol Container { associatedtype Item; var items: [Item] { get }; mutating func add(_ item: Item); subscript(_ n: Int) -> Item { get } }
extension Container { var count: Int { items.count }; var last: Item? { items.last } }
struct Words: Container { var items: [String] = []; mutating func add(_ item: String) { items.append(item.lowercased()) }; subscript(n: Int) -> String { items[n] } }
struct Bag<T>: Container { var items: [T] = []; mutating func add(_ item: T) { items.insert(item, at: 0) }; subscript(n: Int) -> T { items[n] } }
func fill<C: Container>(_ c: inout C, with new: [C.Item]) -> C.Item? { for item in new { c.add(item) }; return c.last }
var words = Words(), bag = Bag<Int>()
print(fill(&words, with: ["A", "B"]) ?? "-", words.count, words[1])  // expect: b 2 b
print(fill(&bag, with: [1, 2, 3]) ?? 0, bag.items, bag[0])  // expect: 1 [3, 2, 1] 3
print(Words.Item.self, Bag<Double>.Item.self)  // expect: String Double
