// swift-format-ignore-file
@propertyWrapper struct Clamped {
  var wrappedValue: Int
  init(wrappedValue: Int) { self.wrappedValue = min(wrappedValue, 10) }
}
@propertyWrapper struct Box<T> { var wrappedValue: T }
struct Settings {
  @Clamped var level = 5
  @Clamped var name: String = "a"  // error: property type 'String' does not match 'wrappedValue' type 'Int'
  @Clamped var ratio: Double  // error: property type 'Double' does not match 'wrappedValue' type 'Int'
  @Box var tags = ["a"]
  @Box var count: Int = "x"  // error: cannot convert value of type 'String' to specified type 'Int'
  @Box var other: Int
}
var s = Settings(other: 1)
print(s.level, s.tags)
