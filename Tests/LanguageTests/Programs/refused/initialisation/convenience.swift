// swift-format-ignore-file
class Person {
  var name: String
  init(name: String) { self.name = name }
  convenience init() { self.init(name: "nobody") }
  convenience init(twice: String) {
    name = twice  // error: 'self' used before 'self.init' call or assignment to 'self'
    self.init(name: twice)
  }
  convenience init(age: Int) {
    print(age)
  }  // error: 'self.init' isn't called on all paths before returning from initializer
  convenience init(flag: Bool) {
    if flag { self.init(name: "x") }
  }  // error: 'self.init' isn't called on all paths before returning from initializer
  convenience init(late: String) {
    print(name)  // error: 'self' used before 'self.init' call or assignment to 'self'
    self.init(name: late)
    name = "late"
  }
}
print(Person().name)
