// swift-format-ignore-file
protocol P: AnyObject { init(_ n: Int); static func name() -> String; var n: Int { get } 
 func m() -> Int }
protocol Q { init(_ n: Int); var n: Int { get } 
 func m() -> Int }
extension P { func ext() -> Int { n } }
class C: P, Q { let n: Int; required init(_ n: Int) { self.n = n; print("init", n) }
  deinit { print("deinit", n) } 
  class func name() -> String { "C" }
  func m() -> Int { n }
  static func mk() -> any P { C(0) }
}
class D: C { override class func name() -> String { "D" } }
func mp(_ n: Int) -> any P { C(n) }
func mq(_ n: Int) -> any Q { C(n) }
func gp<T: P>(_ t: T.Type) { print(t.init(30).n); print("g1"); print(t.init(31).m()); print("g2"); print(t.init(32).ext()); print("g3") }
func f() {
  let a: any P.Type = D.self
  let q: any Q.Type = D.self
  let c: C.Type = D.self
  print(a.init(1).n)
  print("after 1")
  print(a.init(2).m())
  print("after 2")
  print(a.init(3).ext())
  print("after 3")
  print(q.init(4).n)
  print("after 4")
  print(q.init(5).m())
  print("after 5")
  print(mp(6).n)
  print("after 6")
  print(mp(7).m())
  print("after 7")
  print(mq(8).n)
  print("after 8")
  print(mq(9).m())
  print("after 9")
  print(c.init(10).n)
  print("after 10")
  print(c.init(11).m())
  print("after 11")
  print(mp(12).ext())
  print("after 12")
  gp(D.self)
}
f()
// expect: init 1
// expect: deinit 1
// expect: 1
// expect: after 1
// expect: init 2
// expect: deinit 2
// expect: 2
// expect: after 2
// expect: init 3
// expect: deinit 3
// expect: 3
// expect: after 3
// expect: init 4
// expect: deinit 4
// expect: 4
// expect: after 4
// expect: init 5
// expect: deinit 5
// expect: 5
// expect: after 5
// expect: init 6
// expect: deinit 6
// expect: 6
// expect: after 6
// expect: init 7
// expect: deinit 7
// expect: 7
// expect: after 7
// expect: init 8
// expect: deinit 8
// expect: 8
// expect: after 8
// expect: init 9
// expect: deinit 9
// expect: 9
// expect: after 9
// expect: init 10
// expect: deinit 10
// expect: 10
// expect: after 10
// expect: init 11
// expect: deinit 11
// expect: 11
// expect: after 11
// expect: init 12
// expect: deinit 12
// expect: 12
// expect: after 12
// expect: init 30
// expect: deinit 30
// expect: 30
// expect: g1
// expect: init 31
// expect: deinit 31
// expect: 31
// expect: g2
// expect: init 32
// expect: deinit 32
// expect: 32
// expect: g3
