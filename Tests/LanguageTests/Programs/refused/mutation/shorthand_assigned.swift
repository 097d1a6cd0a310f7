// swift-format-ignore-file
func each(_ body: (Int) -> Void) { body(1) }
func change(_ body: (inout Int) -> Void) { var a = 1; body(&a); print(a) }
change { $0 = 3 }
each { $0 = 3 }  // error: cannot assign to value: '$0' is immutable
let f: (Int) -> Void = { $0 = 3 }  // error: cannot assign to value: '$0' is immutable
f(1)
