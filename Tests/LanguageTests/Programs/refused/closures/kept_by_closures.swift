// swift-format-ignore-file
func p(_ c: () -> Void) -> () -> Void { let d = c; return { d() } }  // error: escaping closure captures non-escaping
func x(_ c: () -> Void) { let d = { c() }; d() }  // error: escaping closure captures non-escaping
func l(_ c: () -> Void) { let d = c; let e = { d() }; e() }  // error: escaping closure captures non-escaping
