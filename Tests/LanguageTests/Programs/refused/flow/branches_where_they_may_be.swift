// swift-format-ignore-file
let n = 3
func f(_ x: Int) -> Int { x }
print(switch n { case 0..<10: "d"; default: "D" })  // error: 'switch' may only be used as expression in return, throw, or as the source of an assignment
print(if n > 1 { 1 } else { 2 })  // error: 'if' may only be used as expression in return, throw, or as the source of an assignment
let y = (if n > 1 { 1 } else { 2 })  // error: 'if' may only be used as expression in return, throw, or as the source of an assignment
let z = "\(if n > 1 { 1 } else { 2 })"  // error: 'if' may only be used as expression in return, throw, or as the source of an assignment
let a = f(if n > 1 { 1 } else { 2 })  // error: 'if' may only be used as expression in return, throw, or as the source of an assignment
let t = (1, if n > 1 { 1 } else { 2 })  // error: 'if' may only be used as expression in return, throw, or as the source of an assignment
let q = n > 1 ? if n > 2 { 1 } else { 3 } : 2  // error: 'if' may only be used as expression in return, throw, or as the source of an assignment
var k = 0
k = if n > 1 { 1 } else { 2 }
k += if n > 1 { 1 } else { 2 }  // error: 'if' may only be used as expression in return, throw, or as the source of an assignment  // says: cannot convert value of type 'Int' to expected argument type 'Int' — not yet in the compiler's words
let closure = { if n > 1 { 1 } else { 2 } }
let fine = if n > 1 { if n > 2 { 5 } else { 4 } } else { 2 }
let typed = if n > 1 { 1 } else { 2 } as Int
