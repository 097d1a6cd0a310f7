// swift-format-ignore-file
struct S { var f: () -> Void }
func q(_ c: () -> Void) -> S { let d = c; return S(f: d) }  // error: non-escaping parameter 'd'
nonisolated(unsafe) var g: (() -> Void)?
func r(_ c: () -> Void) { let d = c; g = d }  // error: non-escaping parameter 'd'
func s(_ c: () -> Void) { let a = [c]; a[0]() }  // error: non-escaping parameter 'c'
func t(_ c: () -> Void) { let a = ["k": c]; a["k"]!() }  // error: non-escaping parameter 'c'
func u(_ c: () -> Void) { let a = Optional(c); a?() }  // error: non-escaping parameter 'c'
