// swift-format-ignore-file
let xs: [Any] = [1, "a", 2.5, true, [1], Optional(3) as Any]
// expect: int 1
// expect: string a
// expect: double
// expect: true
// expect: array [1]
// expect: int 3
for x in xs {
  switch x {
  case let i as Int: print("int", i)
  case let s as String: print("string", s)
  case is Double: print("double")
  case let b as Bool where b: print("true")
  case let a as [Int]: print("array", a)
  default: print("other")
  }
}
print(xs[0] as! Int + 1, xs[1] as? Int as Any, xs[1] is String)  // expect: 2 nil true
let d = 5 as Double
print(d, [1, 2] as [Double])  // expect: 5.0 [1.0, 2.0]
class A {}; class B: A { let n = 1 }
let a: A = B()
print((a as! B).n, a as? B != nil, B() as A is B)  // expect: 1 true true
if case let b as B = a { print("b", b.n) }  // expect: b 1
let e: any Error = CancellationError()
print(e is CancellationError)  // expect: true
