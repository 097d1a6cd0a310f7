// status: 0
struct O: Hashable {
  var l: [O?]
  var r: [O?]
}
func tree() -> O {
  var x = O(l: [], r: [])
  for _ in 0..<60 { x = O(l: [x], r: [x]) }
  return x
}
print(tree().hashValue != 0)
