// status: 3
// says: printed more
struct H: Hashable { var inner: Set<H> }
var x = H(inner: [])
for _ in 0..<100_000 { x = H(inner: [x]) }
print(x)
