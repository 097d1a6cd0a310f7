// swift-format-ignore-file
struct Request {
  @TaskLocal static var id = 0
  @TaskLocal var user = "u"  // error: '@TaskLocal' can only be applied to 'static' property, or global variables
}
class Session {
  @TaskLocal static var token: String?
  @TaskLocal var other = 1  // error: '@TaskLocal' can only be applied to 'static' property, or global variables
}
func f() {
  @TaskLocal var local = 1  // error: '@TaskLocal' can only be applied to 'static' property, or global variables
}
Request.$id.withValue(3) { print(Request.id) }
