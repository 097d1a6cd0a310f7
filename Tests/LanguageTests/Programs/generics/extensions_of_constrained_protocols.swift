// swift-format-ignore-file
extension Sequence<String> { func lines() -> String { joined(separator: "/") } }
extension Sequence<Character> { func text() -> String { String(self) } }
extension Collection<Int> {
  var mean: Double { isEmpty ? 0 : Double(reduce(0, +)) / Double(count) }
}
extension Swift.MutableCollection<Int> {
  mutating func double() { for index in indices { self[index] *= 2 } }
}
protocol Shelf<Item> {
  associatedtype Item
  var items: [Item] { get }
}
extension Shelf<Int> { var sum: Int { items.reduce(0, +) } }
struct Numbers: Shelf { let items = [1, 2, 3] }
var numbers = [1, 2]
numbers.double()
print(["a", "b"].lines(), "abc".reversed().text(), [1, 2].mean, numbers, Numbers().sum)
// expect: a/b cba 1.5 [2, 4] 6
