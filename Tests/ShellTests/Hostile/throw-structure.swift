// status: 1
// says: doesn't catch it
struct Deep: Error { var inner: [Deep] }
var x = Deep(inner: [])
for _ in 0..<100_000 { x = Deep(inner: [x]) }
throw x
