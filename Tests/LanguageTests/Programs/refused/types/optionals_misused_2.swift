// swift-format-ignore-file
let n = 5
let s = "a"
let o: Int? = 5
while let x = n { print(x) }  // error: initializer for conditional binding must have Optional type, not 'Int'
let t: Int = nil  // error: 'nil' cannot initialize specified type 'Int'
let u = [1, nil, 3]
let v: [Int] = [1, nil]  // error: 'nil' is not compatible with expected element type 'Int'
var w = 3
w = nil  // error: 'nil' cannot be assigned to type 'Int'
let d = ["a": 1]
let e: Int = d["a"]  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
print(o?.description as Any, u)
