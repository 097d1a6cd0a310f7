// swift-format-ignore-file
class Base {
  var name: String
  init(name: String) { self.name = name }
  func hello() { print(name) }
}
class First: Base {
  var age: Int
  init(age: Int) {
    super.init(name: "first")  // error: property 'self.age' not initialized at super.init call
    self.age = age
  }
}
class Second: Base {
  var age: Int
  init(age: Int) {
    self.age = age
  }  // error: 'super.init' isn't called on all paths before returning from initializer
}
class Third: Base {
  var age: Int
  init(age: Int) {
    self.age = age
    hello()  // error: 'self' used in method call 'hello' before 'super.init' call
    super.init(name: "third")
  }
}
class Fourth: Base {
  var age: Int
  init(age: Int) {
    self.age = age
    name = "x"  // error: 'self' used in property access 'name' before 'super.init' call
    super.init(name: "fourth")
  }
}
class Fifth: Base {
  var age = 1
  override init(name: String) { super.init(name: name); age = 2; hello() }
}
Fifth(name: "f").hello()
