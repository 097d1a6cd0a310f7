// status: 3
struct S {
  var a: [Any]
  var d: [Int: Any]
}
enum E {
  case one(Any)
  case two(x: Any, Int)
}
var x: Any = 0
for _ in 0..<20_000 { x = S(a: [E.one((x, 1))], d: [1: E.two(x: x as Any? as Any, 2)]) }
print(x)
