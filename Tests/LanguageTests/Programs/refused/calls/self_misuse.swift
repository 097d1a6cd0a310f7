// swift-format-ignore-file
func free() { print(self) }  // error: cannot find 'self' in scope
struct S {
  var n = 1
  static func make() -> Self { S() }
  func copy() -> Self { self }
  static func f() { print(self.n) }  // error: instance member 'n' cannot be used on type 'S'
  func g() { self = S() }  // error: cannot assign to value: 'self' is immutable
  func other() -> Self { S(n: 2) }
}
class C {
  func me() -> Self { self }
  func new() -> Self { C() }  // error: cannot convert return expression of type 'C' to return type 'Self'
  func list() -> [Self] { [self] }  // error: covariant 'Self' or 'Self?' can only appear at the top level of method result type
  var it: Self { self }
}
print(S.make().copy().n)
