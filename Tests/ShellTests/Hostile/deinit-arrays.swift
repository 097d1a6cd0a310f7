// status: 0 3
final class Node {
  let next: [Any]
  init(_ n: [Any]) { next = n }
  deinit { count += 1 }
}
nonisolated(unsafe) var count = 0
func f() {
  var x: [Any] = []
  for _ in 0..<50_000 { x = [Node(x)] }
}
f()
print(count)
