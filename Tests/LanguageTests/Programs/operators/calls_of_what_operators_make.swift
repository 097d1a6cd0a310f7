// swift-format-ignore-file
infix operator >>>: MultiplicationPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func inc(_ n: Int) -> Int { n + 1 }
func dbl(_ n: Int) -> Int { n * 2 }
let r = (inc >>> dbl)(5)
print(r)
print((inc >>> { $0 + 1 })(5))
func make() -> (Int) -> Int { { $0 } }
print((make())(3))
let pick = true
print((pick ? inc : dbl)(4))
print((inc >>> dbl >>> dbl)(5))
print(((inc))(5))
// expect: 12
// expect: 7
// expect: 3
// expect: 5
// expect: 24
// expect: 6
