// swift-format-ignore-file
protocol P {}
struct A: P {}
func make() -> some P { A() }
