// swift-format-ignore-file
func f() { var n = 1; func g(_ x: inout Int) -> () -> Void { { x += 1 } }; g(&n)() }  // error: escaping closure captures 'inout' parameter 'x'
