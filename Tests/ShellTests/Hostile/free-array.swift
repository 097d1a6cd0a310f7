// status: 3
// says: nested deeper
func build() {
  var x: [Any] = []
  for _ in 0..<20_000 { x = [x] }
}
build()
print("freed")
