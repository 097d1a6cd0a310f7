// status: 0
import Dependencies
final class Node: @unchecked Sendable {
  var next: Any = 0
}
var x = Node()
for _ in 0..<5_000 {
  let node = Node()
  let inner = x
  withEscapedDependencies { continuation in node.next = (continuation, inner) }
  x = node
}
x = Node()
print("freed")
