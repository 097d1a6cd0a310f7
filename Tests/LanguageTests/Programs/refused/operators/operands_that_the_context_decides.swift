// swift-format-ignore-file
let i = 1, s = "a", d = 1.5, c: Character = "c"
let a1 = s + i + s  // error: cannot convert value of type 'Int' to expected argument type 'String'
let a2 = d * i + d  // error: cannot convert value of type 'Int' to expected argument type 'Double'
let a3 = s + c  // error: cannot convert value of type 'Character' to expected argument type 'String'
let a4 = i + s  // error: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
func f(_ x: String) {}
f(s + i)  // error: cannot convert value of type 'Int' to expected argument type 'String'
f("a" + i)  // error: cannot convert value of type 'Int' to expected argument type 'String'
func g(_ x: Double) {}
g(d * i)  // error: cannot convert value of type 'Int' to expected argument type 'Double'
var m = ""
m = s + i  // error: cannot convert value of type 'Int' to expected argument type 'String'
let t: String = "a" + i  // error: cannot convert value of type 'Int' to expected argument type 'String'
let v: Double = d * i / 2  // error: cannot convert value of type 'Int' to expected argument type 'Double'
func h() -> String { s + i }  // error: cannot convert value of type 'Int' to expected argument type 'String'
let q: String? = s + i  // error: cannot convert value of type 'Int' to expected argument type 'String'
let o: Int? = 1
let a5 = s + o  // error: cannot convert value of type 'Int?' to expected argument type 'String'
if i + s == "a" {}  // error: cannot convert value of type 'Int' to expected argument type 'String'
