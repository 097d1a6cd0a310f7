// status: 0
struct Box: @unchecked Sendable { var inner: Any }
var x = Box(inner: 0)
for _ in 0..<5_000 {
  let inner = x
  x = await withTaskGroup(of: Box.self) { group in
    group.addTask { Box(inner: inner) }
    return await group.next() ?? inner
  }
}
x = Box(inner: 0)
print("freed")
