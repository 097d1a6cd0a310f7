// swift-format-ignore-file
struct A {
  var x: Int
  var y: Int
  let z = 3
  init(x: Int) {
    self.x = x
  }  // error: return from initializer without initializing all stored properties
  init(y: Int) {
    self.y = y
    x = 2
  }
}
struct B {
  let name: String
  var tags: [String]
  init(_ flag: Bool) {
    if flag { name = "b" }
    tags = []
  }  // error: return from initializer without initializing all stored properties
}
struct C {
  var n: Int
  var o: Int?
  let p: Int?
  init() { n = 1 }  // error: return from initializer without initializing all stored properties
}
print(A(y: 1).x)
