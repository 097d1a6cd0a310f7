// status: 0
// A property that can be overridden is moved out while its value is changed. The value is then the only
// owner of a long chain, and the object that has the property its last part.
class Node {
  var next: [Node] = []
}
extension [Node] {
  mutating func wrap() {
    let node = Node()
    node.next = self
    self = [node]
  }
  mutating func drop() { self = [] }
}
func dropped(_ depth: Int) -> Node {
  let node = Node()
  for _ in 0..<depth { node.next.wrap() }
  node.next.drop()
  return node
}
print(dropped(100_000).next.count)
func chain() -> Node {
  let node = Node()
  for _ in 0..<100_000 { node.next.wrap() }
  return node
}
chain().next.drop()
print("freed")
