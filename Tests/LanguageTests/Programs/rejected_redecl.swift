// swift-format-ignore-file
let a = 1
let a = 2  // error: invalid redeclaration of 'a'
func f() {}
func f() {}  // error: invalid redeclaration of 'f()'
struct S {}
struct S {}  // error: invalid redeclaration of 'S'
func g() { let x = 1; let x = 2; print(x) }  // error: invalid redeclaration of 'x'
enum E { case a, a }  // error: invalid redeclaration of 'a'
struct T { var v = 1; var v = 2; func m() {}; func m() {} }  // error: invalid redeclaration of 'v' // error: invalid redeclaration of 'm()'
func h(_ a: Int, _ a: Int) {}  // error: invalid redeclaration of 'a'
