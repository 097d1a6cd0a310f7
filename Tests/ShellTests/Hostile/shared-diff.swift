// status: 0
struct Node: Hashable { var children: [Node] }
func tree() -> Node {
  var x = Node(children: [])
  for _ in 0..<60 { x = Node(children: [x, x]) }
  return x
}
print([tree()].difference(from: [tree()]).count)
