// swift-format-ignore-file
let a: Int
print(a)  // error: constant 'a' used before being initialized
var b: Int
b += 1  // error: variable 'b' used before being initialized  // says: variable 'b' passed by reference before being initialized — not yet in the compiler's words
let c: Int
if a > 1 { c = 1 }  // error: constant 'a' used before being initialized
print(c)  // error: constant 'c' used before being initialized
func f() { let x: Int; print(x) }  // error: constant 'x' used before being initialized
func g() { let x: Int; x = 1; x = 2; print(x) }  // error: immutable value 'x' may only be initialized once
struct S { var a: Int; init() { } }  // error: return from initializer without initializing all stored properties: 'a' not initialized  // says: return from initializer without initializing all stored properties — not yet in the compiler's words
class C { var a: Int; init(_ n: Int) { if n > 1 { a = 1 } } }  // error: return from initializer without initializing all stored properties: 'a' not initialized  // says: return from initializer without initializing all stored properties — not yet in the compiler's words
