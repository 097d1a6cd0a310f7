// swift-format-ignore-file
class Base {
  func run(_ n: Int) {}
  var name = "b"
  private func hidden() {}
}
class Child: Base {
  override func hidden() {}  // error: method does not override any method from its superclass
}
struct Value { override func f() {} }  // error: 'override' can only be specified on class members
class Root { override func start() {} }  // error: method does not override any method from its superclass
protocol P { func go() }
class Q: P { override func go() {} }  // error: method does not override any method from its superclass
func use(_ c: Child) { c.run(1) }
