// swift-format-ignore-file
struct P { var x = 1 }
var a = 1
a = a++  // error: cannot find operator '++' in scope
a++  // error: cannot find operator '++' in scope
++a  // error: cannot find operator '++' in scope
if a = 2 { print("x") }  // error: use of '=' in a boolean context, did you mean '=='?
print(a += 1)
