// status: 0
import Synchronization
final class Node: Sendable {
  let next: Mutex<(any Sendable)?>
  init(_ next: (any Sendable)?) { self.next = Mutex(next) }
}
var x = Node(nil)
for _ in 0..<100_000 { x = Node(x) }
x = Node(nil)
print("freed")
