// status: 0
func depth(_ x: Any) -> Int {
  var (value, count) = (x, 0)
  while let child = Mirror(reflecting: value).children.first {
    value = child.value
    count += 1
  }
  return count
}
var x: [Any] = []
for _ in 0..<20_000 { x = [x] }
print(depth(x))
