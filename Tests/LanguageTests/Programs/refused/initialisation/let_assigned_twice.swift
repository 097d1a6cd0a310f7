// swift-format-ignore-file
struct A {
  let x: Int
  let y = 1
  init(_ n: Int) {
    x = n
    if n > 3 { x = 4 }  // error: immutable value 'self.x' may only be initialized once
    y = 2  // error: immutable value 'self.y' may only be initialized once
  }
}
struct B {
  let x: Int
  init(_ n: Int) {
    for i in 0..<n { x = i }  // error: immutable value 'self.x' may only be initialized once
  }  // error: return from initializer without initializing all stored properties
}
func f(_ n: Int) {
  let m: Int
  if n > 1 { m = 1 } else { m = 2 }
  print(m)
  let k: Int
  k = 1
  k = 2  // error: immutable value 'k' may only be initialized once
  print(k)
}
f(1)
