// status: 3
// says: nested deeper
func build() {
  var x: [String: Any] = [:]
  for _ in 0..<20_000 { x = ["k": x] }
}
build()
print("freed")
