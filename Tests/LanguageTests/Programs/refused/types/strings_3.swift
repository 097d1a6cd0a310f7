// swift-format-ignore-file
let s = "abc"
let n = 5
print(s + "\(n)")
print(s + String(n))
if s { print("x") }  // error: cannot convert value of type 'String' to expected condition type 'Bool'
let u: String = s.uppercased  // error: function produces expected type 'String'
print(s.reversed() + "x")
let v: String = s.reversed()  // error: no 'reversed' candidates produce the expected contextual result type 'String'  // says: cannot convert value of type 'ReversedCollection<String>' to specified type 'String' — not yet in the compiler's words
let w: Int = Int(s)  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
