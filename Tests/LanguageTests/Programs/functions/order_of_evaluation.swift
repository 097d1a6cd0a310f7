// swift-format-ignore-file
func say(_ s: String) -> Int { print(s, terminator: " "); return 1 }
@discardableResult func say<T>(_ s: String, _ v: T) -> T { print(s, terminator: " "); return v }
enum E { case a(x: Int = say("d"), y: Int), b(Int, z: Int = say("z")) }
struct M { var x = say("mx"); var y: Int; var z = say("mz"); var w: Int }
final class K { init(a: Int = say("ka"), b: Int) { print("K", terminator: " ") } }
class Base { init(a: Int = say("ba"), b: Int) { print("Base", terminator: " ") }
  func over(a: Int = say("basedefault"), _ b: Int) { print("over", terminator: " ") } 
  class func make(a: Int = say("cd"), _ b: Int) {} 
  required init() {} }
class Sub: Base { init(q: Int) { super.init(b: say("sb")) } 
  required init() { super.init(b: say("r")) }
  override func over(a: Int = say("subdefault"), _ b: Int) { print("sub", terminator: " ") } }
_ = E.a(y: say("y")); print()  // expect: y d
_ = E.b(say("y")); print()  // expect: y z
_ = M(y: say("y"), w: say("w")); print()  // expect: y w mx mz
_ = K(b: say("b")); print()  // expect: b ka K
_ = Sub(q: 1); print()  // expect: sb ba Base
let b: Base = Sub(q: 1); print()  // expect: sb ba Base
b.over(say("arg")); print()  // expect: arg basedefault sub
func t() -> Base.Type { print("t", terminator: " "); return Sub.self }
t().make(say("x")); print()  // expect: t x cd
_ = t().init(); print()  // expect: t r ba Base
protocol P {} ; struct A: P {}
func opn<T: P>(_ a: Int, _ p: T, d: Int = say("d"), _ e: Int) { print("opn", terminator: " ") }
func ex() -> any P { print("ex", terminator: " "); return A() }
opn(say("a"), ex(), say("e")); print()  // expect: ex a e d opn
struct R { func opn<T: P>(_ a: Int, _ p: T) -> R { print("ropn", terminator: " "); return self }
  mutating func mopn<T: P>(_ a: Int, _ p: T) { print("mopn", terminator: " ") } }
func r() -> R { print("r", terminator: " "); return R() }
func ro() -> R? { print("ro", terminator: " "); return R() }
func rn() -> R? { print("rn", terminator: " "); return nil }
_ = r().opn(say("a"), ex()); print()  // expect: ex r a ropn
_ = ro()?.opn(say("a"), ex()).opn(say("b"), ex()); print()  // expect: ex ex ro a ropn b ropn
_ = rn()?.opn(say("never"), ex()); print()  // expect: ex rn
var rs = [R()]
rs[say("i", 0)].mopn(say("a"), ex()); print()  // expect: ex i a mopn
final class H { var r = R(); var o: R? }
func h() -> H { print("h", terminator: " "); return H() }
h().r.mopn(say("a"), ex()); print()  // expect: ex h a mopn
h().o?.mopn(say("never"), ex()); print()  // expect: ex h
extension P { func pf(_ a: Int, _ o: some P) { print("pf", terminator: " ") } }
ex().pf(say("a"), ex()); print()  // expect: ex ex a pf
func fn() -> (Int, Int) -> Void { print("fn", terminator: " "); return { _, _ in print("called", terminator: " ") } }
fn()(say("1"), say("2")); print()  // expect: fn 1 2 called
func lz(_ a: @autoclosure () -> Int, _ b: Int, d: Int = say("d"), _ c: @autoclosure () -> Int) { print(c(), a(), terminator: " ") }
lz(say("a"), say("b"), say("c")); print()  // expect: b d c a 1 1
func inn(_ a: inout Int, _ b: Int, _ c: inout Int) { print("inn", terminator: " ") }
var arr = [1, 2, 3], dic = ["a": 1]
func sw(_ a: Int, _ b: inout Int) {}
inn(&arr[say("i0", 0)], say("b"), &dic[say("k", "a"), default: say("dd")]); print()  // expect: i0 b k inn
struct Acc { var v: Int { get { print("get", terminator: " "); return 1 } nonmutating set { print("set", terminator: " ") } }
  subscript(_ i: Int) -> Int { get { print("sget", terminator: " "); return 1 } nonmutating set { print("sset", terminator: " ") } } }
func acc() -> Acc { print("acc", terminator: " "); return Acc() }
inn(&acc().v, say("b"), &acc()[say("i")]); print()  // expect: acc b acc i get sget inn sset set
acc().v += say("rhs"); print()  // expect: acc rhs get set
acc()[say("i")] = acc()[say("j")]; print()  // expect: acc i acc j sget sset
(acc()[say("i")], acc().v) = (say("t1"), say("t2")); print()  // expect: acc i acc t1 t2 sset set
var (p, q) = (say("p"), say("q")); print()  // expect: p q
(p, q) = (q, p); print("\(say("i1")) \(say("i2", "x"))"); print()  // expect: i1 i2 1 x // expect: 
let cl = { [x = say("cap1"), y = say("cap2")] (z: Int) in print("cl", x + y + z, terminator: " ") }
cl(say("carg")); print()  // expect: cap1 cap2 carg cl 3
_ = say("l", true) && say("r", false) || say("o", true); print()  // expect: l r o
_ = [say("e1"), say("e2")].map { _ in say("m") }; print()  // expect: e1 e2 m m
_ = [say("k1"): say("v1"), say("k2", 5): say("v2")]; print()  // expect: k1 v1 k2 v2
_ = say("cond", true) ? say("t") : say("f"); print()  // expect: cond t
_ = (ko() ?? say("dflt")) + say("plus"); print()  // expect: ko dflt plus
func ko() -> Int? { print("ko", terminator: " "); return nil }
func va(_ a: Int..., b: inout Int, c: Int...) { print("va", a, c, terminator: " ") }
va(say("a1"), say("a2"), b: &arr[say("i")], c: say("c1"), say("c2")); print()  // expect: a1 a2 i c1 c2 va [1, 1] [1, 1]
va(b: &acc().v, c: say("c1")); print()  // expect: acc c1 get va [] [1] set
func vd(d: Int = say("d"), _ a: Int..., b: inout Int, e: Int = say("e"), c: Int...) { print("vd", terminator: " ") }
vd(say("a1"), b: &acc()[say("i")], c: say("c1")); print()  // expect: a1 acc i c1 d sget e vd sset
arr[say("i")] += arr[say("j")]; print()  // expect: i j
arr[say("i")].negate(); print()  // expect: i
arr.swapAt(say("i"), say("j", 0)); print()  // expect: i j
dic[say("k", "a")]! += say("r"); print()  // expect: k r
dic[say("k", "zz")]? += say("never"); print()  // expect: k
acc().v = ko() ?? say("r"); print()  // expect: acc ko r set
