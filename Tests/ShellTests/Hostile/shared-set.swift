// status: 0
struct Node: Hashable { var children: [Node] }
var x = Node(children: [])
for _ in 0..<60 { x = Node(children: [x, x]) }
var s: Set<Node> = [x]
print(s.insert(x).inserted)
