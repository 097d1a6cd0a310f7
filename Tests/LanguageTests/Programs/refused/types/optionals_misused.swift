// swift-format-ignore-file
let n = 5
let s = "a"
if let m = n { print(m) }  // error: initializer for conditional binding must have Optional type, not 'Int'
if let s { print(s) }  // error: initializer for conditional binding must have Optional type, not 'String'
print(n!)  // error: cannot force unwrap value of non-optional type 'Int'
print(s?.count)  // error: cannot use optional chaining on non-optional value of type 'String'
guard let q = s else { fatalError() }  // error: initializer for conditional binding must have Optional type, not 'String'
let o: Int? = 5
let u = [1, nil, 3]
var w = 3
let d = ["a": 1]
print(o?.description as Any, u)
