// swift-format-ignore-file
@propertyWrapper struct Logged<T> {
  var wrappedValue: T
  var projectedValue: String { "p" }
}
@propertyWrapper struct Bare<T> { var wrappedValue: T }
struct Model {
  @Logged var name = "a"
  @Bare var count = 1
  var plain = 1
  func show() {
    print($name, _name)
    print($count)  // error: cannot find '$count' in scope
    print($plain)  // error: cannot find '$plain' in scope
    print(_plain)  // error: cannot find '_plain' in scope
    print(_count.wrappedValue)
  }
}
var m = Model()
print(m.$name)
m.$name = "x"  // error: cannot assign to property: '$name' is immutable  // says: cannot assign to property: '$name' is a get-only property — not yet in the compiler's words
