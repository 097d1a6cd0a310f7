// swift-format-ignore-file
let a = 1
func f() {}
func f(_ n: Int) {}
func f() -> Int { 1 }
struct S {
  var x = 1
  func g() {}
  init(_ n: Int) {}
  init(_ m: Int) {}  // error: invalid redeclaration of 'init(_:)'
}
struct S {}  // error: invalid redeclaration of 'S'
enum E { case a, b }
func h(a: Int, a: Int) {}  // error: invalid redeclaration of 'a'
func k() { let m = 1; let m = 2; print(m) }  // error: invalid redeclaration of 'm'
