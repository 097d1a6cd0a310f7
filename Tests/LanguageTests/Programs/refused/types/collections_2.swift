// swift-format-ignore-file
let c: [Any] = [1, "2"]
let g = ["a": 1, "b": "2"]  // error: heterogeneous collection literal could only be inferred to '[String : Any]'
var h = [1, 2]
h.append("3")  // error: cannot convert value of type 'String' to expected argument type 'Int'
h += "3"  // error: operator function '+=' requires the types 'Int' and 'String.Element' (aka 'Character') be equivalent
h += [3]
h = h + 3  // error: cannot convert value of type 'Int' to expected argument type 'Array<Int>'
h["a"] = 1  // error: cannot convert value of type 'String' to expected argument type 'Int'
var i = ["a": 1]
print(c, h, i)
