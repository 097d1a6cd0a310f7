// status: 0
func build() {
  var x: [String: Any] = [:]
  for _ in 0..<100_000 { x = ["k": x] }
}
build()
print("freed")
