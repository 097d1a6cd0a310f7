// swift-format-ignore-file
func k() { return 1 }  // error: unexpected non-void return value in void function
func l() -> Int { return }  // error: non-void function should return a value
