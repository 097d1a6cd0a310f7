// swift-format-ignore-file
let flag = true
let a = flag ? 1 : "two"  // error: result values in '? :' expression have mismatching types 'Int' and 'String'  // says: cannot convert value of type 'Int' to expected element type 'String' — not yet in the compiler's words
let b = flag ? 1 : nil
let c: Int = flag ? 1 : 2.5  // error: cannot convert value of type 'Double' to specified type 'Int'
let d = flag ? 1 : 2.5
let e: String = flag ? "a" : nil  // error: 'nil' cannot be used in context expecting type 'String'  // says: 'nil' is not compatible with expected argument type 'String' — not yet in the compiler's words
let f = 1 ? "a" : "b"  // error: integer literal value '1' cannot be used as a boolean
let h: Any = flag ? 1 : "two"
print(flag ? "a" : 1)
let n: Int? = 5
print(b as Any, d, h)
