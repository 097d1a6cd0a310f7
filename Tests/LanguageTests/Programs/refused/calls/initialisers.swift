// swift-format-ignore-file
struct A { let x: Int; let y = 2; var z = 3 }
struct B { private var x = 1; init(n: Int) { x = n } }
class C { var n: Int; init(n: Int) { self.n = n } }
print(A(x: 1))
print(A(x: 1, z: 2))
print(A(x: 1, y: 2))  // error: incorrect argument label in call (have 'x:y:', expected 'x:z:')
print(A())  // error: missing argument for parameter 'x' in call
print(B())  // error: missing argument for parameter 'n' in call
print(B(x: 1))  // error: incorrect argument label in call (have 'x:', expected 'n:')
