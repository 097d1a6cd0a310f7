// swift-format-ignore-file
@propertyWrapper struct Constant<T> {
  private let value: T
  var wrappedValue: T { value }
  init(wrappedValue: T) { value = wrappedValue }
}
@propertyWrapper final class Ref<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
struct Config {
  @Constant var name = "a"
  @Ref var count = 1
  mutating func rename() { name = "b" }  // error: cannot assign to property: 'name' is a get-only property
  func bump() { count += 1 }
}
var c = Config()
c.name = "b"  // error: cannot assign to property: 'name' is a get-only property
c.count += 1
let fixed = Config()
fixed.count = 5
fixed.name = "x"  // error: cannot assign to property: 'name' is a get-only property
c.bump()
