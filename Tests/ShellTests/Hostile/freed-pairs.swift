// status: 0
// limit: computing=1
final class Node {
  let next: (Any, Any)
  init(_ next: Any) { self.next = (next, next) }
}
struct Leaf {
  var both: [Any]
  var named: [String: Any]
}
var pairs: Any = 1
var structures: Any = 1
var nodes: Any = 1
for _ in 0..<60 {
  pairs = (pairs, pairs) as (Any, Any)? as Any
  structures = Leaf(both: [structures, structures], named: ["a": structures, "b": structures])
  nodes = Node(nodes)
}
func keep(_ value: Any) -> () -> Any {
  { value }
}
var kept = keep((pairs, structures, nodes))
pairs = 0
structures = 0
nodes = 0
kept = keep(0)
print("freed", kept())
