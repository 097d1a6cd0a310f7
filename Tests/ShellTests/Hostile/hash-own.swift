// status: 1
// says: calls nest deeper
struct Box: Hashable {
  var inner: [Box]
  static func == (a: Box, b: Box) -> Bool { a.inner == b.inner }
  func hash(into h: inout Hasher) { h.combine(inner) }
}
func deep() -> Box {
  var x = Box(inner: [])
  for _ in 0..<100_000 { x = Box(inner: [x]) }
  return x
}
var h = Hasher()
h.combine(deep())
print(h.finalize() != 0)
