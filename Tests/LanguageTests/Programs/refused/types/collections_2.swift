// swift-format-ignore-file
let c: [Any] = [1, "2"]
let g = ["a": 1, "b": "2"]  // error: heterogeneous collection literal could only be inferred to '[String : Any]'
var h = [1, 2]
h.append("3")  // error: cannot convert value of type 'String' to expected argument type 'Int'
h += "3"  // error: operator function '+=' requires the types 'Int' and 'String.Element' (aka 'Character') be equivalent  // says: binary operator '+=' cannot be applied to operands of type '[Int]' and 'String' — names of types are shown, not aliases
h += [3]
h = h + 3  // error: cannot convert value of type 'Int' to expected argument type 'Array<Int>'  // says: cannot convert value of type 'Int' to expected argument type '[Int]' — the type is written as the program writes it
h["a"] = 1  // error: cannot convert value of type 'String' to expected argument type 'Int'  // says: type 'String' does not conform to protocol 'RangeExpression' — not yet in the compiler's words
var i = ["a": 1]
print(c, h, i)
