// status: 1
// says: calls nest deeper
struct Pair<A: Hashable>: Hashable { var a: A }
func deep() -> AnyHashable {
  var x = AnyHashable(1)
  for _ in 0..<100_000 { x = AnyHashable(Pair(a: x)) }
  return x
}
print(deep() == deep())
