// status: 3
// says: printed more
protocol P: Sendable {}
struct Leaf: P {}
struct Wrap: P { var p: any P }
var x: any P = Leaf()
for _ in 0..<100_000 { x = Wrap(p: x) }
print(x)
