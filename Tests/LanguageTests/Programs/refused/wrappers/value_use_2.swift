// swift-format-ignore-file
@propertyWrapper struct Box<T> { var wrappedValue: T }
@propertyWrapper struct Percent { var wrappedValue = 0 }
struct Settings {
  @Box var tags = ["a"]
  @Box var count: Int? = nil
  @Percent var volume
}
var s = Settings()
s.tags.append("b")
let n: Int = s.count  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
let p: Percent = s.volume  // error: cannot convert value of type 'Int' to specified type 'Percent'
s.volume += 1.5  // error: cannot convert value of type 'Double' to expected argument type 'Int'
print(s.volume, s.tags, s.count as Any)
