// status: 0
struct Box: Hashable { var inner: [Box] }
func deep() -> Box {
  var x = Box(inner: [])
  for _ in 0..<100_000 { x = Box(inner: [x]) }
  return x
}
var table: [Box: Int] = [:]
table[deep()] = 1
print(table[deep()] ?? 0)
