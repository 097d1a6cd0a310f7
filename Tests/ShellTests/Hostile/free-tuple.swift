// status: 0
func build() {
  var x: Any = 0
  for _ in 0..<100_000 { x = (x, 1) }
}
build()
print("freed")
