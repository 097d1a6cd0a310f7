// swift-format-ignore-file
enum Bad: Error { case worse }
func risky() throws {}
func a() throws {
  defer { try risky() }  // error: call can throw, but errors cannot be thrown out of a defer body
  defer { try? risky() }
}
func b(_ n: Int?) -> Int {
  defer { return 5 }  // error: 'return' cannot transfer control out of a defer statement
  guard let n else { return 0 }
  return n
}
func c(_ n: Int?) {
  guard let n else { return nil }  // error: unexpected non-void return value in void function  // says: 'nil' requires a contextual type — not yet in the compiler's words
  print(n)
}
func d(_ n: Int?) {
  guard let m = n else { print(m) ; return }  // error: cannot find 'm' in scope
  print(m)
}
func e(_ n: Int?) {
  guard n else { return }  // error: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
}
try a()
