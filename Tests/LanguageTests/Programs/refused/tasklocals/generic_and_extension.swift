// swift-format-ignore-file
struct Box<T> {
  @TaskLocal static var value = 0;  // error: static stored properties not supported in generic types
}
struct Plain {}
extension Plain { @TaskLocal static var depth = 0 }
protocol P {}
extension P {
  @TaskLocal static var x = 0;  // error: static stored properties not supported in protocol extensions
}
func f() {
  enum Local { @TaskLocal static var id = 1 }
  print(Local.id)
}
print(Plain.depth)
f()
