// swift-format-ignore-file
#warning(nil)  // error: expected string literal in #warning directive
#warning("a\(1)")  // error: string interpolation is not allowed in #warning directives
#warning("a", "b")  // error: extra tokens following #warning directive
struct Box {
  #warning(3)  // error: expected string literal in #warning directive
}
func work() {
  #error(work)  // error: expected string literal in #error directive
}
