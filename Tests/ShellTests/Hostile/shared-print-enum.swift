// status: 3
indirect enum E: Hashable {
  case leaf
  case node(E, E)
}
func tree() -> E {
  var x = E.leaf
  for _ in 0..<60 { x = E.node(x, x) }
  return x
}
print(tree())
