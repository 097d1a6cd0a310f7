// swift-format-ignore-file
let n = 5
let s = "a"
if n { print("x") }  // error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
var v = 1
if v = 5 { print("x") }  // error: use of '=' in a boolean context, did you mean '=='?
while 1 { print("x") }  // error: integer literal value '1' cannot be used as a boolean
if !n { print("x") }  // error: type 'Int' cannot be used as a boolean; test for '== 0' instead
if n && true { print("x") }  // error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
if (n > 3) { print("ok") }
if n > 3, s == "a" { print("ok") }
