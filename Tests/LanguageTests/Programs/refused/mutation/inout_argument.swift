// swift-format-ignore-file
func increment(_ n: inout Int) { n += 1 }
func swapValues<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
let fixed = 1
var n = 1
increment(&n)
increment(&fixed)  // error: cannot pass immutable value as inout argument: 'fixed' is a 'let' constant
increment(n)  // error: passing value of type 'Int' to an inout parameter requires explicit '&'
increment(&5)  // error: cannot pass immutable value as inout argument: literals are not mutable
increment(&(n + 1))  // error: cannot pass immutable value as inout argument: binary operator returns immutable value  // says: cannot pass immutable value as inout argument: function call returns immutable value — not yet in the compiler's words
var s = "a", t = "b"
swapValues(&s, &t)
swapValues(&s, &n)  // error: cannot convert value of type 'Int' to expected argument type 'String'
var computed: Int { 5 }
increment(&computed)  // error: cannot pass immutable value as inout argument: 'computed' is a get-only property
print(n, s)
