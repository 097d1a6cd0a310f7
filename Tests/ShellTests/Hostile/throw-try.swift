// status: 3
// says: nested deeper
struct Deep: Error { var inner: [Deep] }
func f() throws {
  var x = Deep(inner: [])
  for _ in 0..<20_000 { x = Deep(inner: [x]) }
  throw x
}
try! f()
