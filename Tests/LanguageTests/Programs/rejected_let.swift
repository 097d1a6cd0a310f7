// swift-format-ignore-file
let a = 1
a = 2  // error: cannot assign to value: 'a' is a 'let' constant
a += 1  // error: left side of mutating operator isn't mutable: 'a' is a 'let' constant
let arr = [1]
arr.append(2)  // error: cannot use mutating member on immutable value: 'arr' is a 'let' constant
arr[0] = 3  // error: cannot assign through subscript: 'arr' is a 'let' constant
struct S { let x = 1; var y = 2; func f() { y = 3 } ; var g: Int { 1 } }  // error: cannot assign to property: 'self' is immutable
let s = S()
s.y = 5  // error: cannot assign to property: 's' is a 'let' constant
var t = S()
t.x = 1  // error: cannot assign to property: 'x' is a 'let' constant
t.g = 4  // error: cannot assign to property: 'g' is a get-only property
func f(_ n: Int) { n = 1 }  // error: cannot assign to value: 'n' is a 'let' constant
for i in 0..<3 { i = 2 }  // error: cannot assign to value: 'i' is a 'let' constant
func io(_ n: inout Int) {}
io(&a)  // error: cannot pass immutable value as inout argument: 'a' is a 'let' constant
io(3)  // error: passing value of type 'Int' to an inout parameter requires explicit '&'  // says: cannot pass immutable value as inout argument: literals are not mutable — not yet in the compiler's words
var v = 1
io(v)  // error: passing value of type 'Int' to an inout parameter requires explicit '&'
