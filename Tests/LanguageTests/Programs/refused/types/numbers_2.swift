// swift-format-ignore-file
let i = 1
let d = 2.5
let f: Float = 1.5
let u: UInt = 3
print(Double(i) + d)
print(d / 2)
let c: Int = d  // error: cannot convert value of type 'Double' to specified type 'Int'
print(i == d)  // error: binary operator '==' cannot be applied to operands of type 'Int' and 'Double'
print(d % 2)  // error: '%' is unavailable: For floating point numbers use truncatingRemainder instead  // says: binary operator '%' cannot be applied to operands of type 'Double' and 'Int' — it names the operator with both types
print(i % 2, -u)  // error: unary operator '-' cannot be applied to an operand of type 'UInt'
var x = 1
x += 0.5  // error: cannot convert value of type 'Double' to expected argument type 'Int'
x = Double(x)  // error: cannot assign value of type 'Double' to type 'Int'
