// swift-format-ignore-file
let c: [Any] = [1, "2"]
var h = [1, 2]
h += [3]
var i = ["a": 1]
i["b"] = "c"  // error: cannot assign value of type 'String' to subscript of type 'Int'  // says: cannot assign value of type 'String' to type 'Int' — not yet in the compiler's words
i[1] = 2  // error: cannot convert value of type 'Int' to expected argument type 'String'  // says: type 'Int' does not conform to protocol 'RangeExpression' — not yet in the compiler's words
let j: [Int] = ["a": 1]  // error: cannot convert value of type '[String : Int]' to specified type '[Int]'
let k: (Int, Int) = [1, 2]  // error: cannot convert value of type '[Int]' to specified type '(Int, Int)'
print(c, h, i)
