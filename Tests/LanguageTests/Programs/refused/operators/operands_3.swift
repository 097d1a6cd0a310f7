// swift-format-ignore-file
struct Vector { var x = 0; static func + (a: Vector, b: Vector) -> Vector { a } }
let v = Vector()
print((v + v).x)
var w = v
w += v  // error: binary operator '+=' cannot be applied to two 'Vector' operands
w + v = v  // error: expression is not assignable: binary operator returns immutable value  // says: cannot assign to value: function call returns immutable value — not yet in the compiler's words
print(1 + v)  // error: binary operator '+' cannot be applied to operands of type 'Int' and 'Vector'
