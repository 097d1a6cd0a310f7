// swift-format-ignore-file
let n: Int? = 5
let s: String? = "a"
let list: [Int]? = [1]
print(n + 1)  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
print(n! + 1)
print(s.count)  // error: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'
print(s?.count + 1)  // error: cannot convert value of type 'Int?' to expected argument type 'Int'
print(list[0])  // error: value of optional type '[Int]?' must be unwrapped to refer to member 'subscript' of wrapped base type '[Int]'
print(list?[0] as Any)
let m: Int = n  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
let j: Int = n ?? 0
if s == "a" { print("eq") }
func take(_ n: Int) {}
