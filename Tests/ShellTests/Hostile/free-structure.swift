// status: 3
// says: nested deeper
struct Box { var inner: [Box] }
func build() {
  var x = Box(inner: [])
  for _ in 0..<20_000 { x = Box(inner: [x]) }
}
build()
print("freed")
