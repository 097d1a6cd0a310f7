// status: 1
struct Box: Sendable { var inner: [Box] }
var x = Box(inner: [])
for _ in 0..<20_000 { x = Box(inner: [x]) }
let y = x
let n = await Task { y.inner.count }.value
print(n)
var s = AsyncStream { c in
  c.yield(y)
  c.finish()
}.makeAsyncIterator()
print(await s.next()!.inner.count)
