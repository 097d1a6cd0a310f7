// status: 0
struct Box: @unchecked Sendable { var inner: Any }
func child(_ box: Box) async -> Box { Box(inner: box) }
var x = Box(inner: 0)
for _ in 0..<5_000 {
  let inner = x
  async let next = child(inner)
  x = await next
}
x = Box(inner: 0)
print("freed")
