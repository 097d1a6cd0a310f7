// status: 0
var x: Task<any Sendable, Never> = Task { 0 }
for _ in 0..<5_000 {
  let inner = x
  x = Task { inner }
  _ = await x.value
}
x = Task { 0 }
print("freed")
