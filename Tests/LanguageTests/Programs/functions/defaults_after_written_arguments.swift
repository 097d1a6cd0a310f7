// swift-format-ignore-file
@discardableResult func say<T>(_ s: String, _ v: T) -> T { print(s, terminator: " "); return v }
func say(_ s: String) -> Int { print(s, terminator: " "); return 1 }
struct S {
  var n = 0
  func m(a: Int = say("default"), _ b: Int) -> S { print("m", terminator: " "); return self }
  mutating func mm(a: Int = say("default"), _ b: Int) { print("mm", terminator: " ") }
  func v(_ xs: Int..., y: Int = say("dy"), z: Int) { print("v", xs, terminator: " ") }
  subscript(i i: Int = say("di"), j: Int) -> Int { get { print("get", terminator: " "); return 1 } set { print("set", terminator: " ") } }
  static func st(a: Int = say("default"), _ b: Int) -> S { S() }
  init(a: Int = say("idef"), _ b: Int) { print("init", terminator: " ") }
  init() {}
}
final class C {
  var s = S()
  var o: S?
  func m(a: Int = say("default"), _ b: Int) -> C { print("m", terminator: " "); return self }
  func opt(a: Int = say("default"), _ b: Int) -> C? { print("m", terminator: " "); return self }
}
func ko() -> C? { print("ko", terminator: " "); return nil }
func ok() -> C? { print("ok", terminator: " "); return C() }
func c() -> C { print("c", terminator: " "); return C() }
protocol P { func pm(_ a: Int, _ b: Int) }
extension P { func dm(a: Int = say("pd"), _ b: Int) { print("dm", terminator: " ") } }
extension C: P { func pm(_ a: Int, _ b: Int) {} }
func ap() -> any P { print("ap", terminator: " "); return C() }
func f(_ x: inout Int, d: Int = say("fd"), _ y: Int) { print("f", terminator: " ") }
func g(d: Int = say("gd"), _ x: inout Int, _ y: Int) { print("g", terminator: " ") }
var arr = [1, 2, 3]
_ = say("1", S()).m(say("b")); print()  // expect: 1 b default m
ko()?.m(say("never")); print()  // expect: ko
ok()?.m(say("b")); print()  // expect: ok b default m
_ = c().m(say("b")).m(say("b2")); print()  // expect: c b default m b2 default m
ko()?.m(say("n")).m(say("n")); print()  // expect: ko
ok()?.opt(say("b"))?.opt(say("b2")); print()  // expect: ok b default m b2 default m
ko()?.opt(say("n"))?.opt(say("n")); print()  // expect: ko
say("r", S()).v(say("x1"), say("x2"), z: say("z")); print()  // expect: r x1 x2 z dy v [1, 1]
say("r", S()).v(z: say("z")); print()  // expect: r z dy v []
print(say("r", S())[say("j")])  // expect: r j di get 1
c().s[say("j")] = say("rhs"); print()  // expect: c j di rhs set
c().s[say("j")] += say("rhs"); print()  // expect: c j di rhs get set
c().s.mm(say("b")); print()  // expect: c b default mm
ko()?.s.mm(say("b")); print()  // expect: ko
ko()?.s[say("j")] = say("rhs"); print()  // expect: ko
ok()?.s[say("j")] = say("rhs"); print()  // expect: ok j di rhs set
ok()?.o?.mm(say("no")); print()  // expect: ok
ap().dm(say("b")); print()  // expect: ap b pd dm
f(&arr[say("idx")], say("y")); print()  // expect: idx y fd f
g(&arr[say("idx")], say("y")); print()  // expect: idx y gd g
f(&c().s[say("j")], say("y")); print()  // expect: c j di y get fd f set
g(&c().s[say("j")], say("y")); print()  // expect: c j di y gd get g set
_ = S(say("b")); print()  // expect: b idef init
func ty() -> S.Type { print("ty", terminator: " "); return S.self }
_ = ty().st(say("b")); print()  // expect: ty b default
_ = ty().init(say("b")); print()  // expect: ty b idef init
func ff(_ a: Int, _ xs: Int..., d: Int = say("d"), e: Int) { print("ff", terminator: " ") }
ff(say("a"), say("x"), say("y"), e: say("e")); print()  // expect: a x y e d ff
func hh(d: Int = say("d"), _ xs: Int..., e: Int) { print("hh", terminator: " ") }
hh(say("x"), say("y"), e: say("e")); print()  // expect: x y e d hh
func vv(d: Int = say("d"), _ xs: Int...) { print("vv", terminator: " ") }
vv(say("x"), say("y")); print()  // expect: x y d vv
