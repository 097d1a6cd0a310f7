// swift-format-ignore-file
struct Vector { var x = 0; static func + (a: Vector, b: Vector) -> Vector { a } }
let v = Vector()
print((v + v).x)
print(v + 1)  // error: binary operator '+' cannot be applied to operands of type 'Vector' and 'Int'
print(v - v)  // error: binary operator '-' cannot be applied to two 'Vector' operands
print(-v)  // error: unary operator '-' cannot be applied to an operand of type 'Vector'
print(!5)  // error: cannot convert value of type 'Int' to expected argument type 'Bool'  // says: cannot convert value of type 'Int' to closure result type 'Bool' — not yet in the compiler's words
print(true + true)  // error: binary operator '+' cannot be applied to two 'Bool' operands
var w = v
