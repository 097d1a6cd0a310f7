// swift-format-ignore-file
func fill(_ n: inout Int) { n = 1 }
struct Point { var x: Int; var y: Int }
func a() {
  var n: Int
  fill(&n)  // error: variable 'n' passed by reference before being initialized
}
func b() {
  var p: Point
  p.x = 1  // error: struct 'p' must be completely initialized before a member is stored to
  p.y = 2
  print(p)
}
func c() {
  var t: (Int, Int)
  t.0 = 1
  t.1 = 2
  print(t)
  var u: (Int, Int)
  u.0 = 1
  print(u)  // error: variable 'u.1' used before being initialized  // says: variable 'u' used before being initialized — not yet in the compiler's words
}
func d() { var n: Int = 0; fill(&n) }
func e() { var o: Int?; print(o as Any); o = 1 }
func f() { let o: Int?; print(o as Any) }  // error: constant 'o' used before being initialized
e()
