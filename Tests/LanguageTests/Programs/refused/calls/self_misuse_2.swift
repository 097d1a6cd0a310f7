// swift-format-ignore-file
struct S {
  var n = 1
  static func make() -> Self { S() }
  func copy() -> Self { self }
  func other() -> Self { S(n: 2) }
}
class C {
  func me() -> Self { self }
  func take(_ x: Self) {}  // error: covariant 'Self' or 'Self?' can only appear as the type of a property, subscript or method result
  var it: Self { self }
}
let x = self  // error: cannot find 'self' in scope
print(self.n)  // error: cannot find 'self' in scope
func h() -> Self {}  // error: global function cannot return 'Self'  // says: cannot find type 'Self' in scope — not yet in the compiler's words
print(S.make().copy().n)
