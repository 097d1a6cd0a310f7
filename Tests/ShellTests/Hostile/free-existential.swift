// status: 3
// says: nested deeper
protocol P: Sendable {}
struct Leaf: P {}
struct Wrap: P { var p: any P }
func build() {
  var x: any P = Leaf()
  for _ in 0..<20_000 { x = Wrap(p: x) }
}
build()
print("freed")
