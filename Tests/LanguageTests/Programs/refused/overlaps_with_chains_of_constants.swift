// swift-format-ignore-file
struct S { var x = 0; mutating func with(_ f: () -> Void) { f() }; mutating func add(_ n: Int) { x += n } }
final class C { var o: S? = S(); var n = 0
  func m1() { o?.with { print(o!.x) } }
  func m2() { o?.with { print(n) } }
  func m3() { o?.add({ o!.x }()) }
  func m4() { let me = self; me.o?.x = me.o!.x }  // error: overlapping accesses
  func m5() { let me = self; me.o?.x = o!.x }
  func m6() { Optional(self)?.o?.x = o!.x }
}
func l1() { let c = C(); c.o?.x = c.o!.x }  // error: overlapping accesses
func l2(_ c: C) { c.o?.x = c.o!.x }  // error: overlapping accesses
func l3(_ c: C) { c.o?.with { print(c.o!.x) } }
func l4(_ c: C, _ d: C) { c.o?.x = d.o!.x }
func l5() { var c = C(); c.o?.x = c.o!.x; c = C() }
nonisolated(unsafe) let g = C()
func l6() { g.o?.x = g.o!.x }
struct H { let c = C(); func l7() { c.o?.x = c.o!.x }; mutating func l8() { c.o?.x = c.o!.x } }
final class K { let c = C(); func l9() { c.o?.x = c.o!.x } }
func l10(_ c: C) { let f = { c.o?.x = c.o!.x }; f() }  // error: overlapping accesses
func l11(_ c: C) { func f() { c.o?.x = c.o!.x }; f() }  // error: overlapping accesses
nonisolated(unsafe) var gs: S? = S()
func l12() { gs?.x = gs!.x + 1 }  // error: overlapping accesses
func l13() { gs?.with { print(gs!.x) } }
