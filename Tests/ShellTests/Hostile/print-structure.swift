// status: 3
// says: nested deeper
struct Box { var inner: [Box] }
var x = Box(inner: [])
for _ in 0..<20_000 { x = Box(inner: [x]) }
print(x)
