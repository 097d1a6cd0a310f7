// status: 3
// says: nested deeper
struct H: Hashable { var inner: Set<H> }
func build() {
  var x = H(inner: [])
  for _ in 0..<20_000 { x = H(inner: [x]) }
}
build()
print("freed")
