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
    print(_count.wrappedValue)
  }
}
var m = Model()
print(m.$name)
print(m.$count)  // error: value of type 'Model' has no member '$count'
print(m._name)  // error: '_name' is inaccessible due to 'private' protection level
m.$name.append("x")  // error: cannot use mutating member on immutable value: '$name' is immutable  // says: cannot use mutating member on immutable value: '$name' is a get-only property — not yet in the compiler's words
