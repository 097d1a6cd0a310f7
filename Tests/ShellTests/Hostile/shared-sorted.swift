// status: 0
struct Node: Hashable { var children: [Node] }
var x = Node(children: [])
for _ in 0..<60 { x = Node(children: [x, x]) }
print([x, x].firstIndex(of: Node(children: [])) as Any, [x].contains(x))
