// status: 0
struct D: Hashable { var d: [Int: D] }
func tree() -> D {
  var x = D(d: [:])
  for _ in 0..<60 { x = D(d: [1: x, 2: x]) }
  return x
}
print(tree() == tree())
