// swift-format-ignore-file
let d: [String: Int] = ["a": "b"]  // error: cannot convert value of type 'String' to expected dictionary value type 'Int'
let e: [String] = [1, 2]  // error: cannot convert value of type 'Int' to expected element type 'String'  // error: cannot convert value of type 'Int' to expected element type 'String'
let s: Set<String> = [1]  // error: cannot convert value of type 'Int' to expected element type 'String'
let o: [Int?] = ["a"]  // error: cannot convert value of type 'String' to expected element type 'Int?'
func r() -> [String] { [1] }  // error: cannot convert value of type 'Int' to expected element type 'String'
func take(_ xs: [Int]) {}
var list = [1]
list = ["x"]  // error: cannot convert value of type 'String' to expected element type 'Int'
struct P { var names: [String] = [1] }  // error: cannot convert value of type 'Int' to expected element type 'String'
let nested: [[Int]] = [["a"]]  // error: cannot convert value of type 'String' to expected element type 'Int'
