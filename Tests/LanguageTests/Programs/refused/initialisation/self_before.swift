// swift-format-ignore-file
struct A {
  var x: Int
  var y: Int
  init(_ n: Int) {
    x = n
    show()  // error: 'self' used before all stored properties are initialized
    y = n
  }
  init() {
    x = y  // error: 'self' used before all stored properties are initialized  // says: variable 'self.y' used before being initialized — not yet in the compiler's words
    y = 1
  }
  init(other: A) {
    let copy = self  // error: 'self' used before all stored properties are initialized
    x = copy.x
    y = other.y
  }
  init(all: Int) {
    self.init(all)
  }
  func show() { print(x, y) }
}
enum E {
  case a, b
  init(_ n: Int) {
    if n > 1 { self = .a }
  }  // error: 'self.init' isn't called on all paths before returning from initializer
}
A(all: 2).show()
