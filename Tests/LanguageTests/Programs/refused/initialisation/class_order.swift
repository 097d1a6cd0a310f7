// swift-format-ignore-file
class A {
  var x: Int
  var y: Int
  init() {
    x = 1
    print(self.y)  // error: variable 'self.y' used before being initialized
    y = 2
  }
  init(_ n: Int) {
    if n > 1 { x = n }
    y = 1
  }  // error: return from initializer without initializing all stored properties
}
class B: A {
  var z: Int
  override init() {
    super.init()  // error: property 'self.z' not initialized at super.init call
    z = 1
  }
  init(twice: Int) {
    z = 1
    super.init()
    super.init()  // error: 'super.init' called multiple times in initializer
  }
  init(flag: Bool) {
    z = 1
    if flag { super.init() }
  }  // error: 'super.init' isn't called on all paths before returning from initializer
}
class C: A {
  let w: Int
  init(w: Int) {
    self.w = w
    super.init()
    self.w = 5  // error: immutable value 'self.w' may only be initialized once
  }
}
print(C(w: 1).w)
