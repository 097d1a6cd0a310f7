// status: 0
indirect enum E: Sendable {
  case leaf
  case node(E)
}
func build() {
  var x = E.leaf
  for _ in 0..<20_000 { x = .node(x) }
}
build()
print("freed")
