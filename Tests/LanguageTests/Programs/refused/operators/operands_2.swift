// swift-format-ignore-file
struct Vector { var x = 0; static func + (a: Vector, b: Vector) -> Vector { a } }
let v = Vector()
print((v + v).x)
print(true & false)  // error: binary operator '&' cannot be applied to two 'Bool' operands
print("a" && true)  // error: cannot convert value of type 'String' to expected argument type 'Bool'
print(nil + 1)  // error: 'nil' is not compatible with expected argument type 'Int'
print([1] - [1])  // error: binary operator '-' cannot be applied to two '[Int]' operands
print("a" += "b")  // error: left side of mutating operator isn't mutable: literals are not mutable
var w = v
