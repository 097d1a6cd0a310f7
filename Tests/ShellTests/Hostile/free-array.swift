// status: 0
func build() {
  var x: [Any] = []
  for _ in 0..<100_000 { x = [x] }
}
build()
print("freed")
