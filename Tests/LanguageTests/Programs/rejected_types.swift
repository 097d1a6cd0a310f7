// swift-format-ignore-file
let a: Int = "x"  // error: cannot convert value of type 'String' to specified type 'Int'
let b: String = 5  // error: cannot convert value of type 'Int' to specified type 'String'
func f(_ n: Int) -> String { n }  // error: cannot convert return expression of type 'Int' to return type 'String'
f("x")  // error: cannot convert value of type 'String' to expected argument type 'Int'
let c = 1 + "a"  // error: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
let d = true && 1  // error: integer literal value '1' cannot be used as a boolean; did you mean 'true'?  // says: integer literal value '1' cannot be used as a boolean — not yet in the compiler's words
if 1 { }  // error: integer literal value '1' cannot be used as a boolean; did you mean 'true'?  // says: integer literal value '1' cannot be used as a boolean — not yet in the compiler's words
let e: [Int] = ["a"]  // error: cannot convert value of type 'String' to expected element type 'Int'
print([1] + 2)  // error: binary operator '+' cannot be applied to operands of type '[Int]' and 'Int'
var x = 5
x = "s"  // error: cannot assign value of type 'String' to type 'Int'
let n: Int? = 3
let m: Int = n  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
print(n + 1)  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
