// swift-format-ignore-file
let flag = true
let b = flag ? 1 : nil
let d = flag ? 1 : 2.5
let g = flag ? print("x") : 5  // error: result values in '? :' expression have mismatching types '()' and 'Int'  // says: cannot convert value of type 'Int' to expected element type '()' — not yet in the compiler's words
let h: Any = flag ? 1 : "two"
let i = "flag" ? 1 : 2  // error: cannot convert value of type 'String' to expected condition type 'Bool'  // says: cannot convert value of type 'String' to expected argument type 'Bool' — not yet in the compiler's words
print(flag ? "a" : 1)
let n: Int? = 5
let j: Int = flag ? n : 0  // error: cannot convert value of type 'Int?' to specified type 'Int'  // says: value of optional type 'Int?' must be unwrapped to a value of type 'Int' — not yet in the compiler's words
let k = flag ?? 1  // error: binary operator '??' cannot be applied to operands of type 'Bool' and 'Int'
print(b as Any, d, h)
