// swift-format-ignore-file
struct A { let x: Int; let y = 2; var z = 3 }
struct B { private var x = 1; init(n: Int) { x = n } }
class C { var n: Int; init(n: Int) { self.n = n } }
print(A(x: 1))
print(A(x: 1, z: 2))
struct Pair { var a: String, b: Int? }
struct Spelled { var a: Optional<Int>; var c, d: Int? }
print(Pair(a: "x"))  // error: missing argument for parameter 'b' in call
print(Pair(a: "x", b: nil), Spelled(a: 1), Spelled(a: 1, d: 2))
print(Spelled())  // error: missing argument for parameter 'a' in call
print(C())  // error: missing argument for parameter 'n' in call
print(C(1))  // error: missing argument label 'n:' in call
let c = C.init(n: "x")  // error: cannot convert value of type 'String' to expected argument type 'Int'
