// swift-format-ignore-file
let a = 2, b = 3
print(a <> b)  // error: cannot find operator '<>' in scope
print(a === b)  // error: argument type 'Int' expected to be an instance of a class or class-constrained type  // says: binary operator '===' cannot be applied to two 'Int' operands — it names the operator with both types
print(√a)  // error: cannot find operator '√' in scope
infix operator **: MultiplicationPrecedence
func ** (x: Double, y: Double) -> Double { x * y }
print(2.0 ** 3.0)
infix operator ~>
print(a ~> b)  // error: cannot find operator '~>' in scope  // says: binary operator '~>' cannot be applied to two 'Int' operands — it names the operator with both types
