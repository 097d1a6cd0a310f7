// swift-format-ignore-file
func a(_ n: Int?) -> Int {
  guard let n else { print("none") }  // error: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope
  return n
}
func b(_ n: Int) {
  guard n > 0 else {
    if n < -5 { return }
  }  // error: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope
  print(n)
}
for i in 0..<3 {
  guard i > 1 else { continue }
  guard i > 2 else { print(i) }  // error: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope
}
func c(_ n: Int) { guard n > 0 else { fatalError() }; print(n) }
c(1)
