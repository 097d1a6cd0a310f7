// swift-format-ignore-file
func add(_ a: Int, to b: Int) -> Int { a + b }
print(add(_:to:)(1, 2))
struct S { let n: Int; func plus(_ k: Int, times t: Int) -> Int { (n + k) * t }; static func make(n: Int) -> S { S(n: n) }; init(n: Int) { self.n = n }; func none() -> Int { 1 } }
print(S(n: 1).plus(_:times:)(2, 3))
print(S.make(n:)(4).n, S.init(n:)(5).n)
print([1, 2].map(S.init(n:)).map { $0.n })
let f = S(n: 2).plus(_:times:)
print(f(1, 1))
class C { func m(x: Int) -> Int { x }; func call() -> Int { m(x:)(3) + self.m(x:)(4) } }
print(C().call(), Optional(C())?.m(x:)(5) as Any)
// expect: 3
// expect: 9
// expect: 4 5
// expect: [1, 2]
// expect: 3
// expect: 7 Optional(5)
