// `Element == Node` makes the element of an extension a class, which converts to its superclasses.
protocol Named { var name: String { get } }
class Node: Named {
  var name: String
  var next: [Node] = []
  init(_ name: String) { self.name = name }
}
final class Leaf: Node {
  func fall() -> String { "\(name) falls" }
}
extension Array where Element == Node {
  var copy: [Node] { self }
  func attached(to root: Node) -> Node {
    root.next = self
    return root
  }
  func first(_ name: String) -> Node? { first { $0.name == name } }
  func named() -> any Named { self[0] }
}
extension [Leaf] {
  var nodes: [Node] { self }
  var top: Node { self[0] }
  mutating func replace(by leaf: Leaf) { self = [leaf] }
}
extension Dictionary where Value == Leaf {
  func node(_ key: Key) -> Node? { self[key] }
  func falls() -> [String] { values.map { $0.fall() } }
}
extension Optional where Wrapped == Leaf {
  var node: Node? { self }
}
struct Box<Content> { var content: Content }
extension Box where Content == Leaf {
  var node: Node { content }
}
let nodes = [Node("a"), Leaf("b")]
print(nodes.attached(to: Node("root")).next.count)  // expect: 2
print(nodes.copy.count, nodes.first("b")?.name ?? "none", nodes.named().name)  // expect: 2 b a
var leaves = [Leaf("c")]
print(leaves.nodes.count, leaves.top.name)  // expect: 1 c
leaves.replace(by: Leaf("d"))
print(leaves.top.name)  // expect: d
let tree = ["x": Leaf("e")]
print(tree.node("x")?.name ?? "none", tree.falls())  // expect: e ["e falls"]
print(Leaf?.some(Leaf("f")).node?.name ?? "none")  // expect: f
print(Box(content: Leaf("g")).node.name)  // expect: g
