// swift-format-ignore-file
func clean(_ f: () -> Void) rethrows { defer { print("x") }; f() }  // error: 'rethrows' function must take a throwing function argument
func two(_ f: () -> Void) rethrows -> Int { f(); return 1 }  // error: 'rethrows' function must take a throwing function argument
clean { print("a") }  // error: call can throw but is not marked with 'try'
func g() { _ = two { } }  // error: call can throw, but it is not marked with 'try' and the error is not handled
func h() throws { try clean { } }
_ = try? two { }
