// swift-format-ignore-file
final class Box { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("box", n) } }
func take(_ x: consuming Box, _ b: Box) { print("take", x.n, b.n) }
func take2(_ a: Box, _ x: consuming Box, _ b: Box) { print("take2", x.n, b.n) }
func take3(_ a: consuming Box, _ x: consuming Box, _ b: Box) { print("take3", x.n, b.n) }
struct S { let n: Int; init(_ a: Box, _ b: Box) { n = a.n; print("init", b.n) } }
final class K { let n: Int; init(_ a: Box, _ b: Box) { n = a.n; print("kinit", b.n) }; deinit { print("K", n) } 
  consuming func fin(_ b: Box) { print("kfin", n) } }
func plain(_ a: Box, _ b: Box) { print("plain", b.n) }
struct V { var b: Box; consuming func fin(_ c: Box) { print("vfin", b.n, c.n) } }
func t1() { take(Box(1), Box(2)); print("t1") }
func t2() { take2(Box(1), Box(2), Box(3)); print("t2") }
func t3() { take3(Box(1), Box(2), Box(3)); print("t3") }
func t4() { _ = S(Box(1), Box(2)); print("t4") }
func t5() { _ = K(Box(1), Box(2)); print("t5") }
func t6() { plain(Box(1), Box(2)); print("t6") }
func t7() { K(Box(1), Box(3)).fin(Box(2)); print("t7") }
func t9() { V(b: Box(1)).fin(Box(2)); print("t9") }
func u1() { let b = Box(1); take(b, Box(2)); print("u1", b.n) }
func u2() { let b = Box(1); take(b, b); print("u2") }
t1(); print("--"); t2(); print("--"); t3(); print("--"); t4(); print("--"); t5(); print("--"); t6(); print("--"); t7(); print("--"); t9(); print("--"); u1(); print("--"); u2()
// expect: take 1 2
// expect: box 1
// expect: box 2
// expect: t1
// expect: --
// expect: take2 2 3
// expect: box 2
// expect: box 3
// expect: box 1
// expect: t2
// expect: --
// expect: take3 2 3
// expect: box 2
// expect: box 1
// expect: box 3
// expect: t3
// expect: --
// expect: init 2
// expect: box 2
// expect: box 1
// expect: t4
// expect: --
// expect: kinit 2
// expect: box 2
// expect: box 1
// expect: K 1
// expect: t5
// expect: --
// expect: plain 2
// expect: box 2
// expect: box 1
// expect: t6
// expect: --
// expect: kinit 3
// expect: box 3
// expect: box 1
// expect: kfin 1
// expect: K 1
// expect: box 2
// expect: t7
// expect: --
// expect: vfin 1 2
// expect: box 1
// expect: box 2
// expect: t9
// expect: --
// expect: take 1 2
// expect: box 2
// expect: u1 1
// expect: box 1
// expect: --
// expect: take 1 1
// expect: u2
// expect: box 1
