// swift-format-ignore-file
let a: [Int] = [1, "2", 3]  // error: cannot convert value of type 'String' to expected element type 'Int'
let b = [1, "2"]  // error: heterogeneous collection literal could only be inferred to '[Any]'
let c: [Any] = [1, "2"]
let d: [String: Int] = ["a": "b"]  // error: cannot convert value of type 'String' to expected dictionary value type 'Int'
let e: [String: Int] = [1: 1]  // error: cannot convert value of type 'Int' to expected dictionary key type 'String'
let f: Set<Int> = ["a"]  // error: cannot convert value of type 'String' to expected element type 'Int'
var h = [1, 2]
h += [3]
var i = ["a": 1]
print(c, h, i)
