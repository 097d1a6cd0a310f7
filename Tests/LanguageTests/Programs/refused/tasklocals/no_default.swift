// swift-format-ignore-file
enum Trace {
  @TaskLocal static var id: Int;  // error: '@TaskLocal' property must have default value, or be optional
  @TaskLocal static var name: String?
  @TaskLocal static var depth: Int = 0
}
print(Trace.name ?? "none", Trace.depth)
