// swift-format-ignore-file
protocol P {}
struct A: P {}
func make() -> some P { A() }  // error: an opaque type (`some`) isn't supported in a lesson
