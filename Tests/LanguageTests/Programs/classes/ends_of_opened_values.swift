// swift-format-ignore-file
protocol P: AnyObject { var n: Int { get } ; func copy(_ n: Int) -> Self; var t: (Int) -> Int { get } ; var arr: [Int] { get } ; func th() throws -> Int; func asy() async -> Int; var child: any P { get }; var opt: (any P)? { get } }
final class C: P { let n: Int; required init(_ n: Int) { self.n = n; print("init", n) }
  deinit { print("deinit", n) } 
  func copy(_ n: Int) -> C { C(n) }
  var t: (Int) -> Int { { $0 + self.n } }
  var arr: [Int] { [n] }
  func th() throws -> Int { n }
  func asy() async -> Int { n }
  var child: any P { C(n + 100) }
  var opt: (any P)? { n % 2 == 0 ? C(n + 200) : nil }
}
func mp(_ n: Int) -> any P { C(n) }
func op(_ n: Int) -> (any P)? { C(n) }
func show(_ a: Int, _ b: Int) { print("show", a, b) }
func side(_ n: Int) -> Int { print("side"); return n }
func f() async {
  show(mp(1).n, mp(2).n)
  print("a")
  print(mp(3).n + mp(4).n)
  print("b")
  print("\(mp(5).n) \(mp(6).n)")
  print("c")
  print(op(7)!.n, op(8)?.n as Any)
  print("d")
  print(mp(9).t(side(3)))
  print("e")
  print(mp(10).arr[side(0)])
  print("f")
  if mp(11).n == 11 { print("in") }
  print("g")
  print((try? mp(12).th()) ?? 0)
  print("h")
  print(await mp(13).asy())
  print("i")
  print(mp(14).child.n)
  print("j")
  print(mp(15).child.child.n)
  print("k")
  print(mp(16).opt?.n as Any, mp(17).opt?.n as Any)
  print("l")
  print(mp(18).opt?.opt?.n as Any)
  print("m")
  print([mp(19).n, mp(20).n])
  print("n")
  let z = mp(21).n
  print("o", z)
  let w = mp(22)
  print(w.copy(23).copy(24).n)
  switch mp(25).n { case 25: print("sw") default: break }
  for i in mp(26).arr { print("loop", i) }
  print("p")
  let s = mp(27).n > 3 && mp(28).n > 3 ? mp(29).n : 0
  print(s)
  let k = [mp(30)].map { $0.copy(31).n }
  print(k)
  _ = { mp(32).n }()
  print("q")
  while mp(33).n == 34 {}
  print(mp(34).arr.map { $0 + mp(35).n })
}
await f()
// expect: init 1
// expect: deinit 1
// expect: init 2
// expect: deinit 2
// expect: show 1 2
// expect: a
// expect: init 3
// expect: deinit 3
// expect: init 4
// expect: deinit 4
// expect: 7
// expect: b
// expect: init 5
// expect: deinit 5
// expect: init 6
// expect: deinit 6
// expect: 5 6
// expect: c
// expect: init 7
// expect: deinit 7
// expect: init 8
// expect: deinit 8
// expect: 7 Optional(8)
// expect: d
// expect: init 9
// expect: side
// expect: deinit 9
// expect: 12
// expect: e
// expect: init 10
// expect: deinit 10
// expect: side
// expect: 10
// expect: f
// expect: init 11
// expect: deinit 11
// expect: in
// expect: g
// expect: init 12
// expect: deinit 12
// expect: 12
// expect: h
// expect: init 13
// expect: deinit 13
// expect: 13
// expect: i
// expect: init 14
// expect: init 114
// expect: deinit 14
// expect: deinit 114
// expect: 114
// expect: j
// expect: init 15
// expect: init 115
// expect: deinit 15
// expect: init 215
// expect: deinit 115
// expect: deinit 215
// expect: 215
// expect: k
// expect: init 16
// expect: init 216
// expect: deinit 16
// expect: deinit 216
// expect: init 17
// expect: deinit 17
// expect: Optional(216) nil
// expect: l
// expect: init 18
// expect: init 218
// expect: deinit 18
// expect: init 418
// expect: deinit 218
// expect: deinit 418
// expect: Optional(418)
// expect: m
// expect: init 19
// expect: deinit 19
// expect: init 20
// expect: deinit 20
// expect: [19, 20]
// expect: n
// expect: init 21
// expect: deinit 21
// expect: o 21
// expect: init 22
// expect: init 23
// expect: init 24
// expect: deinit 23
// expect: deinit 24
// expect: 24
// expect: init 25
// expect: deinit 25
// expect: sw
// expect: init 26
// expect: deinit 26
// expect: loop 26
// expect: p
// expect: init 27
// expect: deinit 27
// expect: init 28
// expect: deinit 28
// expect: init 29
// expect: deinit 29
// expect: 29
// expect: init 30
// expect: init 31
// expect: deinit 31
// expect: deinit 30
// expect: [31]
// expect: init 32
// expect: deinit 32
// expect: q
// expect: init 33
// expect: deinit 33
// expect: init 34
// expect: deinit 34
// expect: init 35
// expect: deinit 35
// expect: [69]
// expect: deinit 22
