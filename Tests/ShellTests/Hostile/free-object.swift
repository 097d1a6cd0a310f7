// status: 0
final class Node {
  var next: Node?
  init(_ n: Node?) { next = n }
}
func build() {
  var x: Node? = nil
  for _ in 0..<20_000 { x = Node(x) }
}
build()
print("freed")
