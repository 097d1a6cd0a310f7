// swift-format-ignore-file
enum Trace {
  @TaskLocal static var id: Int = "x";  // error: cannot convert value of type 'String' to specified type 'Int'
  @TaskLocal static var name: String = nil;  // error: 'nil' cannot initialize specified type 'String'
  @TaskLocal static var count: Int = 1.5;  // error: cannot convert value of type 'Double' to specified type 'Int'
  @TaskLocal static var good: String? = nil
}
print(Trace.good as Any)
