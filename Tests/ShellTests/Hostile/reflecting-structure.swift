// status: 0
struct Box { var inner: [Box] }
var x = Box(inner: [])
for _ in 0..<100_000 { x = Box(inner: [x]) }
print(String(reflecting: x).count)
