// swift-format-ignore-file
enum Trace {
  @TaskLocal static var id: Int = 0
  @TaskLocal static var name: String?
}
Trace.$id.withValue("five") { print(Trace.id) }  // error: cannot convert value of type 'String' to expected argument type 'Int'
Trace.$id.withValue(nil) { print(Trace.id) }  // error: 'nil' is not compatible with expected argument type 'Int'
Trace.$name.withValue(nil) { print(Trace.name as Any) }
Trace.$name.withValue(5) { print("x") }  // error: cannot convert value of type 'Int' to expected argument type 'String'
Trace.id.withValue(5) { print("x") }  // error: value of type 'Int' has no member 'withValue'
Trace.$depth.withValue(5) { print("x") }  // error: type 'Trace' has no member '$depth'
let m = Trace.$id.withValue(5) { Trace.id }
print(m)
