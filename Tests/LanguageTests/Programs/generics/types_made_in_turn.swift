// One line makes values of several types in turn, and each has its own.
struct Box<Item> {
  var item: Item
  func pair<Other>(with other: Other) -> Pair<Item, Other> { Pair(first: item, second: other) }
}
struct Pair<First, Second> {
  var first: First
  var second: Second
}
class Shelf<Item> {
  enum State: Equatable { case empty, full }
  var state = State.empty
  var items: [Item] = []
  func put(_ item: Item) -> Box<Item> {
    items.append(item)
    state = .full
    return Box(item: item)
  }
}
final class Crate: Shelf<Bool> {}
func put<Item>(_ item: Item, on shelf: Shelf<Item>) {
  print(type(of: shelf.put(item).pair(with: [item])), shelf.state == .full, type(of: shelf.state))
}
let (numbers, texts, crate) = (Shelf<Int>(), Shelf<String?>(), Crate())
for round in 1...2 {
  put(round, on: numbers)
  put(round == 1 ? "a" : nil, on: texts)
  put(true, on: crate)
}
print(texts.items.map { $0 == nil }, nil != texts.items.last!, texts.state != .empty)
switch texts.items.last! {
case nil: print("nil")
case let text?: print(text)
}
// expect: Pair<Int, Array<Int>> true State
// expect: Pair<Optional<String>, Array<Optional<String>>> true State
// expect: Pair<Bool, Array<Bool>> true State
// expect: Pair<Int, Array<Int>> true State
// expect: Pair<Optional<String>, Array<Optional<String>>> true State
// expect: Pair<Bool, Array<Bool>> true State
// expect: [false, true] false true
// expect: nil
