// status: 0
func build() {
  var x: () -> Int = { 0 }
  for _ in 0..<20_000 {
    let y = x
    x = { y() + 1 }
  }
}
build()
print("freed")
