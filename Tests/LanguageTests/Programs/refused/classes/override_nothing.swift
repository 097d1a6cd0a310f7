// swift-format-ignore-file
class Base {
  func run(_ n: Int) {}
  var name = "b"
  private func hidden() {}
}
class Child: Base {
  override func run(_ n: String) {}  // error: method does not override any method from its superclass
  override func walk() {}  // error: method does not override any method from its superclass
  override var age: Int { 5 }  // error: property does not override any property from its superclass
  override init(n: Int) { super.init() }  // error: initializer does not override a designated initializer from its superclass
}
protocol P { func go() }
func use(_ c: Child) { c.run(1) }
