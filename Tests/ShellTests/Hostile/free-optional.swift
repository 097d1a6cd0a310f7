// status: 3
// says: nested deeper
func build() {
  var x: Any? = 1
  for _ in 0..<20_000 { x = Optional<Any>.some(x as Any) }
}
build()
print("freed")
