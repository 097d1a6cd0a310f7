// swift-format-ignore-file
enum E: Error { case a }
func f() throws(E) {}
