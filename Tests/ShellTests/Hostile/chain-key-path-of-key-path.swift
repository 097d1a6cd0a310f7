// status: 0
// swift-format-ignore-file
struct S: Hashable { subscript(i: PartialKeyPath<S>) -> Int { 0 } ; var a: Int { 1 } }
func make(_ count: Int) -> PartialKeyPath<S> {
  var x: PartialKeyPath<S> = \S.a
  for _ in 0..<count { x = \S.[x] }
  return x
}
var x = make(100_000)
print(x == make(100_000), x.hashValue == x.hashValue, Set([x]).count)
x = \S.a
print("freed")
