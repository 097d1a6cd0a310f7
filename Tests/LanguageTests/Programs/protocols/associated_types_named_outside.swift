// swift-format-ignore-file
// The members of a nested type name an enclosing type's alias, which becomes the associated type.
struct Z<A: Sequence>: Sequence {
  typealias Element = (A.Element, Int)
  let a: A
  struct Iterator: IteratorProtocol {
    var i: A.Iterator
    mutating func next() -> Element? { i.next().map { ($0, 1) } }
  }
  func makeIterator() -> Iterator { Iterator(i: a.makeIterator()) }
}
for (x, y) in Z(a: [1]) { print(x, y) }
struct Y {
  typealias Item = Int
  struct In: Box { func get() -> Item { 3 } }
}
protocol Box { associatedtype Item; func get() -> Item }
print(Y.In().get() + 1)
struct W { typealias Item = String
  struct In { func get() -> Item { "w" } } }
extension W.In: Box {}
print(W.In().get())
// expect: 1 1
// expect: 4
// expect: w
