// swift-format-ignore-file
let t = (1, "a")
let u = (x: 1, y: 2)
let a: Int = t.1  // error: cannot convert value of type 'String' to specified type 'Int'
print(t.2)  // error: value of tuple type '(Int, String)' has no member '2'
print(u.z)  // error: value of tuple type '(x: Int, y: Int)' has no member 'z'
let (b, c) = t
let (d, e, f) = t  // error: '(Int, String)' is not convertible to '(Int, String, _)', tuples have a different number of elements  // says: tuple pattern has the wrong length for tuple type '(Int, String)' — not yet in the compiler's words
let g: (Int, Int) = t  // error: cannot convert value of type '(Int, String)' to specified type '(Int, Int)'
let h: (String, Int) = t  // error: cannot convert value of type '(Int, String)' to specified type '(String, Int)'
print(t == (1, "a"))
print(u.x + u.0, b, c)
func f(_ p: (Int, Int)) {}
f((1, 2))
