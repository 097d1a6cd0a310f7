// swift-format-ignore-file
enum E {
  case c(x: Int, x: Int)  // error: invalid redeclaration of 'x'
  case d(_ x: Int, y: Int)
  case e(_: Int, _: Int)
}
let f = { (a: Int, a: Int) in a }  // error: invalid redeclaration of 'a'
let g: (Int, Int) -> Int = { a, a in a }  // error: invalid redeclaration of 'a'
let h: (Int, Int) -> Int = { _, _ in 1 }
let t = (a: 1, a: 2)  // error: cannot create a tuple with a duplicate element label
func i() -> (x: Int, x: Int) { (1, 2) }  // error: cannot create a tuple with a duplicate element label
typealias T = (a: Int, b: Int, a: Int)  // error: cannot create a tuple with a duplicate element label
switch 1 {
case 1: print(1)
default: print(2)
default: print(3)  // error: additional 'case' blocks cannot appear after the 'default' block of a 'switch'
}
class A { required init() {} ; required init(x: Int) {} }
class B: A {
  override init() { super.init() }  // error: use the 'required' modifier to override a required initializer
  init(x: Int) { super.init(x: x) }  // error: 'required' modifier must be present on all overrides of a required initializer
}
struct S {
  let x: some Equatable  // error: property declares an opaque return type, but has no initializer expression from which to infer an underlying type
  init() -> S {}  // error: initializers cannot have a result type
}
protocol P {
  var x: Int { set }  // error: variable with a setter must also have a getter
  subscript(a: Int) -> Int { set }  // error: subscript with a setter must also have a getter
  associatedtype Y: Int  // error: type 'Self.Y' constrained to non-protocol, non-class type 'Int'
}
switch (1, 1) {
case (let n, n): print(n)  // error: cannot find 'n' in scope
default: break
}
