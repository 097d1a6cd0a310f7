// swift-format-ignore-file
let i = 1
let d = 2.5
let f: Float = 1.5
let u: UInt = 3
print(i + d)  // error: binary operator '+' cannot be applied to operands of type 'Int' and 'Double'
print(Double(i) + d)
print(d * f)  // error: binary operator '*' cannot be applied to operands of type 'Double' and 'Float'
print(i + u)  // error: binary operator '+' cannot be applied to operands of type 'Int' and 'UInt'
print(i / 2.0)  // error: binary operator '/' cannot be applied to operands of type 'Int' and 'Double'
print(d / 2)
let a: Int = 1.5  // error: cannot convert value of type 'Double' to specified type 'Int'
let b: Double = i  // error: cannot convert value of type 'Int' to specified type 'Double'
var x = 1
