// swift-format-ignore-file
struct Token: ~Copyable {
  let n: Int
  init(_ n: Int) { self.n = n }
  deinit { print("end", n) }
}
struct Two: ~Copyable { var a: Token; var b: Token }
func plain() { let a = Token(1); let _ = a; print("after") }
func branch(_ c: Bool) { let a = Token(2); if c { let _ = a; print("in if") }; print("last") }
func assigned() { let a = Token(3); _ = a; print("last") }
func parameter(_ a: consuming Token) { let _: Token = a; print("last") }
func part() { let t = Two(a: Token(5), b: Token(6)); let _ = t.a; print("part") }
func again() { var v = Token(7); let _ = v; v = Token(8); print("again", v.n) }
plain(); branch(true); branch(false); assigned(); parameter(Token(4)); part(); again()
// expect: end 1
// expect: after
// expect: end 2
// expect: in if
// expect: last
// expect: end 2
// expect: last
// expect: last
// expect: end 3
// expect: end 4
// expect: last
// expect: end 5
// expect: part
// expect: end 6
// expect: end 7
// expect: again 8
// expect: end 8
