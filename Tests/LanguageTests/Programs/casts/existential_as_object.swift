// swift-format-ignore-file
protocol N {}; class Z: N {}; struct V: N {}
let z = Z(); let a: any N = z
print((a as AnyObject) === z)
let b: any N = V()
print((b as AnyObject) is V)
let c: Any = z
print((c as AnyObject) === z)
// expect: true
// expect: true
// expect: true
