// swift-format-ignore-file
class Counter {
  static var instances: Int { 3 }
  class var name: String { "c" }
  class let stored = 5  // error: class stored properties not supported in classes
  var value = 1
  static func make() -> Counter {
    value = 2  // error: instance member 'value' cannot be used on type 'Counter'
    return Counter()
  }
  func show() { print(instances) }  // error: static member 'instances' cannot be used on instance of type 'Counter'
  func type() { print(Self.instances, Counter.name) }
}
struct Point {
  class func f() {}  // error: class methods are only allowed within classes; use 'static' to declare a static method
  static func g() {}
}
class Sub: Counter {
  override class var name: String { "sub" }
  override static var instances: Int { 4 }  // error: cannot override static property
}
Counter().type()
