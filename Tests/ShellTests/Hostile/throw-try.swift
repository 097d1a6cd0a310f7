// status: 1
// says: unexpectedly raised
struct Deep: Error { var inner: [Deep] }
func f() throws {
  var x = Deep(inner: [])
  for _ in 0..<100_000 { x = Deep(inner: [x]) }
  throw x
}
try! f()
