// swift-format-ignore-file
@resultBuilder struct Lines {
  static func buildBlock(_ parts: String...) -> String { parts.joined() }
}
@Lines func good() -> String { "a"; "b" }
@Lines func withIf(_ flag: Bool) -> String {
  "a"
  if flag { "b" }  // error: closure containing control flow statement cannot be used with result builder 'Lines'
}
@Lines func withLoop() -> String {
  for i in 0..<3 { "\(i)" }  // error: closure containing control flow statement cannot be used with result builder 'Lines'
}
@Lines func withElse(_ flag: Bool) -> String {
  if flag { "a" } else { "b" }  // error: closure containing control flow statement cannot be used with result builder 'Lines'
}
print(good())
