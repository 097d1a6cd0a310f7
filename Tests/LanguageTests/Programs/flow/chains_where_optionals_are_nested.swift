// swift-format-ignore-file
// Optional chains where an optional of an optional is wanted: which nil the end of a chain becomes.
func g(_ x: Int??) -> String { x == nil ? "nil" : "some" }
struct A { var n: Int? = nil; func m() -> Int? { nil }; var k = 3 }
let a: A? = nil
let b: A? = A()
let n: Int?? = a?.n
let n2: Int?? = a?.m()
let n3: Int?? = a?.k
let n4: Int?? = b?.n
let n5: Int?? = b?.k
print(g(n), g(n2), g(n3), g(n4), g(n5))
print(g(a?.n), g(a?.m()), g(a?.k), g(b?.n), g(b?.k), g((a?.n)))
func r() -> Int?? { a?.n }
func r2() -> Int?? { a?.k }
print(g(r()), g(r2()))
let d: [String: Int?] = [:]
let e: Int?? = d["x"]
let e2: Int?? = Optional(d)?["x"]
print(g(e), g(e2))
var v: Int?? = 3
v = a?.n
print(g(v)); v = 3; v = a?.k; print(g(v))
// expect: some some some some some
// expect: some some nil some some some
// expect: some some
// expect: nil nil
// expect: some
// expect: nil
