// swift-format-ignore-file
protocol P { var v: Int { get set } }
extension P { var e: Int { get { v } set { v = newValue } }; mutating func bump() { v += 1 } }
struct S: P { var v = 3 }
struct O { var p: any P = S() { didSet { print("didSet", p.v) } }
  var s = S() { didSet { print("s didSet", s.v) } } }
func run() {
  var o = O()
  print("a"); o.p.e = 1
  print("b"); o.p.v = 2
  print("c"); o.p.bump()
  print("d"); o.p.e += 1
  print("e"); o.s.e = 1
}
run()
struct In { var a = 1; var c: Int { get { a } set { a = newValue } }; mutating func m() {} }
struct H { var _p = In(); var p: In { get { print("get"); return _p } set { print("set"); _p = newValue } } ; subscript(i: Int) -> In { get { _p } set { print("sset"); _p = newValue } } }
protocol Q { var v: Int { get set } }
extension Q { var e: Int { get { v } set { v = newValue } }; subscript(i: Int) -> Int { get { v } set { v = newValue } } }
struct T: Q { var v = 3 }
struct HP { var _p: any Q = T(); var p: any Q { get { _p } set { print("pset"); _p = newValue } }; var _s = T(); var s: T { get { _s } set { print("s set"); _s = newValue } } }
struct OB { var p: any Q = T() { didSet { print("didSet") } }; var s = T() { didSet { print("s didSet") } } }
func more() {
  var h = H(); print(h.p.c); print(h[0].c); h.p.c = 2
  var hp = HP(); print("1", hp.p.v); print("2", hp.p.e); print("3", hp.p[0]); print("4", hp.s.e); print("5", hp.s[0]); hp.p.e = 4; hp.s.e = 5
  var o = OB(); print("6", o.p.e); print("7", o.s.e, o.s[1]); o.p.e = 1; print("8", o.p[2])
  var arr: [any Q] = [T()] { didSet { print("arr didSet") } }; print("9", arr[0].e); arr[0].e = 3
}
more()
// expect: a
// expect: didSet 1
// expect: b
// expect: didSet 2
// expect: c
// expect: didSet 3
// expect: d
// expect: didSet 4
// expect: e
// expect: s didSet 1
// expect: get
// expect: 1
// expect: 1
// expect: get
// expect: set
// expect: 1 3
// expect: 2 3
// expect: 3 3
// expect: 4 3
// expect: 5 3
// expect: pset
// expect: s set
// expect: 6 3
// expect: 7 3 3
// expect: didSet
// expect: 8 1
// expect: 9 3
// expect: arr didSet
