// swift-format-ignore-file
struct Token: ~Copyable { let n: Int; init(_ n: Int) { self.n = n } }
func twice() {
  let a = Token(1)  // error: 'a' used after consume
  let _ = a
  print(a.n)
}
func lend(_ a: borrowing Token) {  // error: 'a' is borrowed and cannot be consumed
  let _ = a
}
