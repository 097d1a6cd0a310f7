// swift-format-ignore-file
let a = 1
let a = 2  // error: invalid redeclaration of 'a'
func f() {}
func f() {}  // error: invalid redeclaration of 'f()'
func f(_ n: Int) {}
func f(_ m: Int) {}  // error: invalid redeclaration of 'f'
func f() -> Int { 1 }
struct S {
  var x = 1
  var x = 2  // error: invalid redeclaration of 'x'
  func g() {}
  func g() {}  // error: invalid redeclaration of 'g()'
  init(_ n: Int) {}
}
enum E { case a, b }
