// status: 0
struct Box { var inner: [Box] }
func build() {
  var x = Box(inner: [])
  for _ in 0..<100_000 { x = Box(inner: [x]) }
}
build()
print("freed")
