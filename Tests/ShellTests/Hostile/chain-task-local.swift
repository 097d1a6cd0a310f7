// status: 0
enum Local { @TaskLocal static var value: any Sendable = 0 }
struct Box: @unchecked Sendable { var inner: Any }
var x = Box(inner: 0)
for _ in 0..<100_000 { x = Box(inner: (x, [x])) }
Local.$value.withValue(x) { print(Local.value is Box) }
await Local.$value.withValue(x) { await Task { print(Local.value is Box) }.value }
x = Box(inner: 0)
print("freed")
