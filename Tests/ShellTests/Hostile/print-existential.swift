// status: 3
protocol P: Sendable {}
struct Leaf: P {}
struct Wrap: P { var p: any P }
var x: any P = Leaf()
for _ in 0..<20_000 { x = Wrap(p: x) }
print(x)
