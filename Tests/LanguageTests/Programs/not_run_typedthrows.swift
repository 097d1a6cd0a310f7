// swift-format-ignore-file
enum E: Error { case a }
func f() throws(E) {}  // error: a typed throw isn't supported in a lesson
