// swift-format-ignore-file
let t = (1, "a")
let u = (x: 1, y: 2)
let (b, c) = t
print(t == (1, "a"))
print(t == (1, 2))  // error: binary operator '==' cannot be applied to operands of type '(Int, String)' and '(Int, Int)'
print(t == (1, "a", 2))  // error: binary operator '==' cannot be applied to operands of type '(Int, String)' and '(Int, String, Int)'
print(u.x + u.0, b, c)
let i = (1, 2) + (3, 4)  // error: binary operator '+' cannot be applied to two '(Int, Int)' operands
let k: (a: Int, b: Int) = u  // error: cannot convert value of type '(x: Int, y: Int)' to specified type '(a: Int, b: Int)'
func f(_ p: (Int, Int)) {}
f(1, 2)  // error: global function 'f' expects a single parameter of type '(Int, Int)'  // says: extra argument in call — not yet in the compiler's words
f((1, 2))
