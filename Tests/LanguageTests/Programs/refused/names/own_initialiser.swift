// swift-format-ignore-file
func f(_ x: Int) {
  let y = y + 1  // error: use of local variable 'y' before its declaration
  let x = x + 1
  print(x)
}
struct S {
  let n = 1
  func g() {
    let n = n + 1
    print(n)
  }
}
let z = z  // error: circular reference  // says: variable used within its own initial value — not yet in the compiler's words
func k() {
  guard let w = w else { return }  // error: cannot find 'w' in scope
  if let v = v { print(v) }  // error: cannot find 'v' in scope
}
f(1)
S().g()
