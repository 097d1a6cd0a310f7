// swift-format-ignore-file
let n: Int? = 5
let s: String? = "a"
let list: [Int]? = [1]
print(n! + 1)
print(list?[0] as Any)
let k: String = s ?? 5  // error: cannot convert value of type 'Int' to expected argument type 'String'  // says: binary operator '??' cannot be applied to operands of type 'String?' and 'Int' — it names the operator with both types
let j: Int = n ?? 0
if n > 3 { print("x") }  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
for i in list { print(i) }  // error: for-in loop requires '[Int]?' to conform to 'Sequence'
if s == "a" { print("eq") }
if n { print("x") }  // error: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
func take(_ n: Int) {}
take(n)  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
