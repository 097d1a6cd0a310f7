// swift-format-ignore-file
func a() {
  let f = { print(total) }  // error: closure captures 'total' before it is declared  // says: use of local variable 'total' before its declaration — not yet in the compiler's words
  let total = 1
  f()
  print(total)
}
func b() {
  show()
  let name = "b"
  func show() { print(name) }  // error: closure captures 'name' before it is declared
}
func c() {
  let name = "c"
  func show() { print(name) }
  show()
}
c()
