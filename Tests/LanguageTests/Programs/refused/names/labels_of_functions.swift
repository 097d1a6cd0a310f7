// swift-format-ignore-file
func f(x: Int) -> Int { x }
struct S {
  init(a: Int) {}
  func m(p: Int) -> Int { p }
  static func s(_ q: Int) -> Int { q }
}
let a = f(x:)
let b = f(y:)  // error: cannot find 'f(y:)' in scope
print([1].map(S.init(a:)).count, [1].map(S.init(b:)))  // error: generic parameter 'T' could not be inferred  // says: type 'S' has no member 'init(b:)' — not yet in the compiler's words
print([1].map(S(a: 1).m(p:)), [1].map(S(a: 1).m(q:)))  // error: generic parameter 'T' could not be inferred  // says: value of type 'S' has no member 'm(q:)' — not yet in the compiler's words
print([1].map(S.s(_:)), [1].map(S.s(q:)))  // error: generic parameter 'T' could not be inferred  // says: type 'S' has no member 's(q:)' — not yet in the compiler's words
