// swift-format-ignore-file
let x = 1
do { let x = 2; print(x); do { let x = x + 1; print(x) } }  // expect: 2 // expect: 3
print(x)  // expect: 1
if case let x = 5, x > 3 { print(x) }  // expect: 5
for x in 0..<1 { print(x) }  // expect: 0
func f(x: Int) { let y = x; do { let x = "s"; print(x) }; print(x, y) }
f(x: 7)  // expect: s // expect: 7 7
let y = { (x: Int) in x + 1 }(10)
print(y)  // expect: 11
struct S { let x = 3; func g() -> Int { let x = self.x * 2; return x } ; static let x = 9; func h() -> Int { S.x + Self.x } }
print(S().g(), S().h())  // expect: 6 18
func shadow(_ n: Int?) { guard let n else { print("none"); return }; print(n); if let n = Optional(n + 1) { print(n) } }
shadow(1); shadow(nil)  // expect: 1 // expect: 2 // expect: none
func later() -> Int { helper() * 2 }
func helper() -> Int { constant }
let constant = 21
print(later())  // expect: 42
enum A { enum B { static let v = 1; struct C { var w = B.v } } }
print(A.B.C().w, A.B.v)  // expect: 1 1
func locals() { struct P { var a = 1; func twice() -> Int { a * 2 } }; enum Q { case m, n }; let q = Q.m; print(P().twice(), q) }
locals()  // expect: 2 m
