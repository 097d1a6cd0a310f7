// swift-format-ignore-file
struct P { var x = 1 }
var a = 1
let b = (a = 3) + 1  // error: cannot convert value of type '()' to expected argument type 'Int'
while a = 1 {}  // error: use of '=' in a boolean context, did you mean '=='?
print(a += 1)
let c = a == 1 = 2  // error: expression is not assignable: binary operator returns immutable value  // says: integer literal value '2' cannot be used as a boolean — not yet in the compiler's words
