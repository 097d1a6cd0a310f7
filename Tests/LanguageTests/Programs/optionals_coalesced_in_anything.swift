// swift-format-ignore-file
let a: Int? = 123, b: Int? = nil
func gen<T>(_ x: T) { print("gen", x, T.self) }
gen(b ?? a); gen(a ?? b)
print("\(b ?? a) \(a ?? b)")
func opt(_ x: Any?) { print("opt", x as Any) }
opt(b ?? a); opt(a ?? b)
func any(_ x: Any) { print("any", x) }
any(b ?? a); any(a ?? b); any(b ?? b)
protocol P {}
extension Int: P {}
extension Optional: P where Wrapped: P {}
func p(_ x: any P) { print("p", x) }
p(b ?? a); p(a ?? b)
func h(_ x: AnyHashable) { print("h", x) }
h(b ?? a); h(a ?? b)
class C {}; class D: C {}
let d: D? = D(), e: D? = nil
func c(_ x: C?) { print("c", x != nil) }
c(e ?? d); c(d ?? e)
any((d ?? e) as Any is D)
any(a ?? (b ?? a))
any((a ?? b) ?? b)
any(a ?? b ?? b)
let arr = [1: "x"]
any(arr[1] ?? arr[2])
any(arr[1] ?? b.map { "\($0)" })
any(a ?? Int?.none)
any(a ?? nil)
any(arr.first?.value ?? arr[2])
any(arr[1]?.count ?? a)
func mk() -> Int? { 7 }
any(mk() ?? mk())
print([a ?? b] as [Any], ["k": a ?? b] as [String: Any])
func ret() -> Any { a ?? b }
print(ret())
let clo: () -> Any = { a ?? b }
print(clo())
struct S { var x: Any }
print(S(x: a ?? b))
var v: Any = 1; v = a ?? b; print(v)
let s: String? = "s"
if let x = (a ?? b) as Any as? Int { print(x) }
print(a ?? b == b, (a ?? b)!)
// expect: gen Optional(123) Optional<Int>
// expect: gen Optional(123) Optional<Int>
// expect: Optional(123) Optional(123)
// expect: opt Optional(123)
// expect: opt Optional(123)
// expect: any Optional(123)
// expect: any 123
// expect: any nil
// expect: p Optional(123)
// expect: p 123
// expect: h 123
// expect: h 123
// expect: c true
// expect: c true
// expect: any true
// expect: any 123
// expect: any 123
// expect: any 123
// expect: any x
// expect: any x
// expect: any 123
// expect: any Optional(123)
// expect: any x
// expect: any 1
// expect: any 7
// expect: [123] ["k": 123]
// expect: 123
// expect: 123
// expect: S(x: 123)
// expect: 123
// expect: 123
// expect: false 123
