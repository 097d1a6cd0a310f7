// swift-format-ignore-file
let flag = true
let b = flag ? 1 : nil
let d = flag ? 1 : 2.5
let g = flag ? print("x") : 5  // error: result values in '? :' expression have mismatching types '()' and 'Int'
let h: Any = flag ? 1 : "two"
let i = "flag" ? 1 : 2  // error: cannot convert value of type 'String' to expected condition type 'Bool'
print(flag ? "a" : 1)
let n: Int? = 5
let j: Int = flag ? n : 0  // error: cannot convert value of type 'Int?' to specified type 'Int'
let k = flag ?? 1  // error: binary operator '??' cannot be applied to operands of type 'Bool' and 'Int'
print(b as Any, d, h)
