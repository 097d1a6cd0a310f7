// status: 0
protocol P: Sendable {}
struct Leaf: P {}
struct Wrap: P { var p: any P }
func build() {
  var x: any P = Leaf()
  for _ in 0..<100_000 { x = Wrap(p: x) }
}
build()
print("freed")
