// status: 0
final class Node {
  weak var up: Node?
  var box: [Any]
  init(_ u: Node?, _ b: [Any]) {
    up = u
    box = b
  }
}
func build() {
  var x: Node? = nil
  for _ in 0..<20_000 { x = Node(x, [x as Any]) }
}
build()
print("freed")
