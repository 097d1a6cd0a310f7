// status: 0
indirect enum E: Hashable {
  case leaf
  case node([E])
}
func deep() -> E {
  var x = E.leaf
  for _ in 0..<20_000 { x = E.node([x]) }
  return x
}
var table: [E: Int] = [:]
table[deep()] = 1
print(table[deep()] ?? 0)
