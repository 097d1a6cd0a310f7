// swift-format-ignore-file
struct S {
  let n: Int
  // A comment that says self.init(n: 1) is a comment.
  // expect: self.init in a string 3 // expect: self.init in a string 4
  init(_ n: Int) { /* self.init */ self.n = n; print("self.init in a string", n) }
  init() { self.init(3) }
}
print(S().n, S(4).n)  // expect: 3 4
class C { var n = 1; init() { /* super.init() */ n += 1 } }
print(C().n)  // expect: 2
