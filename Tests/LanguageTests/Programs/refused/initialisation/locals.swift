// swift-format-ignore-file
func a(_ flag: Bool) -> Int {
  var n: Int
  if flag { n = 1 }
  return n  // error: variable 'n' used before being initialized
}
func b(_ k: Int) -> String {
  let s: String
  switch k {
  case 0: s = "zero"
  case 1: print("one")
  default: s = "more"
  }
  return s  // error: constant 's' used before being initialized
}
func c() {
  var list: [Int]
  list.append(1)  // error: variable 'list' used before being initialized  // says: variable 'list' passed by reference before being initialized — not yet in the compiler's words
}
func d() {
  let n: Int
  let f = { print(n) }  // error: constant 'n' captured by a closure before being initialized
  n = 1
  f()
}
func e(_ flag: Bool) -> Int {
  let n: Int
  if flag { n = 1 } else { fatalError() }
  return n
}
print(e(true))
