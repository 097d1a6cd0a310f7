// status: 0
struct H: Hashable { var inner: Set<H> }
func build() {
  var x = H(inner: [])
  for _ in 0..<100_000 { x = H(inner: [x]) }
}
build()
print("freed")
