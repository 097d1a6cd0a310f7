// status: 3
// says: nested deeper
struct Deep: Error { var inner: [Deep] }
var x = Deep(inner: [])
for _ in 0..<20_000 { x = Deep(inner: [x]) }
throw x
