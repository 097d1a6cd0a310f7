// swift-format-ignore-file
struct LinkedList<Element>: Sequence {
  fileprivate final class Node { let value: Element; var next: Node?; init(_ v: Element, _ n: Node?) { value = v; next = n } }
  private var head: Node?
  private(set) var count = 0
  mutating func push(_ e: Element) { head = Node(e, head); count += 1 }
  mutating func pop() -> Element? { defer { if head != nil { head = head?.next; count -= 1 } }; return head?.value }
  struct Iterator: IteratorProtocol { fileprivate var node: Node?; mutating func next() -> Element? { defer { node = node?.next }; return node?.value } }
  func makeIterator() -> Iterator { Iterator(node: head) }
}
extension LinkedList: ExpressibleByArrayLiteral { init(arrayLiteral elements: Element...) { for e in elements.reversed() { push(e) } } }
extension LinkedList: CustomStringConvertible { var description: String { map { "\($0)" }.joined(separator: " -> ") } }
extension LinkedList: Equatable where Element: Equatable { static func == (a: Self, b: Self) -> Bool { a.elementsEqual(b) } }
var list: LinkedList = [1, 2, 3]
let before = list
list.push(0); print(list, before, list.count)  // expect: 0 -> 1 -> 2 -> 3 1 -> 2 -> 3 4
// expect: 0 true true [2, 4, 6] [3, 2, 1] [2, 3]
print(list.pop()!, list == before, list.contains(3), list.map { $0 * 2 }, list.sorted(by: >), Array(list.dropFirst()))
while let n = list.pop() { print(n, terminator: ";") }  // expect: 1;2;3;0 true 3 ["1a", "2b", "3c"]
print(list.count, list.isEmptyList, before.reversed().first!, zip(before, "abc").map { "\($0)\($1)" })
extension LinkedList { var isEmptyList: Bool { count == 0 } }
