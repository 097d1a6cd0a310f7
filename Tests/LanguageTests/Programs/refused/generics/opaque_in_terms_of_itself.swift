// swift-format-ignore-file
protocol P {}
extension Int: P {}
struct W<T: P>: P { let t: T }
func one() -> some P { one() }  // error: has no return statements in its body from which to infer
func two(_ n: Int) -> some P { n == 0 ? two(1) : two(0) }  // error: has no return statements in its body from which to infer
