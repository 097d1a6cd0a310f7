// swift-format-ignore-file
@propertyWrapper struct Box<T> { var wrappedValue: T }
@propertyWrapper struct Percent { var wrappedValue = 0 }
struct Settings {
  @Box var tags = ["a"]
  @Box var count: Int? = nil
  @Percent var volume
}
var s = Settings()
s.volume = "high"  // error: cannot assign value of type 'String' to type 'Int'
s.tags.append(5)  // error: cannot convert value of type 'Int' to expected argument type 'String'
s.tags.append("b")
s.count = "x"  // error: cannot assign value of type 'String' to type 'Int'
s.tags = 5  // error: cannot assign value of type 'Int' to type '[String]'
print(s.volume, s.tags, s.count as Any)
