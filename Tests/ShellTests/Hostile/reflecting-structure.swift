// status: 3
struct Box { var inner: [Box] }
var x = Box(inner: [])
for _ in 0..<20_000 { x = Box(inner: [x]) }
print(String(reflecting: x).count)
