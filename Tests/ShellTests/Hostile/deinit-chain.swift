// status: 0
final class Node {
  let next: Node?
  init(_ n: Node?) { next = n }
  deinit { count += 1 }
}
nonisolated(unsafe) var count = 0
func f() {
  var x: Node?
  for _ in 0..<20_000 { x = Node(x) }
  x = nil
}
f()
print(count)
