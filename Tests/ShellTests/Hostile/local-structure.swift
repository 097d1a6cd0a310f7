// status: 0
struct Deep: Sendable { var inner: [Deep] }
enum L { @TaskLocal static var deep = Deep(inner: []) }
var x = Deep(inner: [])
for _ in 0..<100_000 { x = Deep(inner: [x]) }
let y = x
L.$deep.withValue(y) { print(L.deep.inner.count) }
await Task { print(L.deep.inner.count) }.value
