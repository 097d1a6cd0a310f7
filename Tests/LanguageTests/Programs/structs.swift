// swift-format-ignore-file
struct Point {
  var x: Int
  var y = 0
  let tag: String
  var sum: Int { x + y }
  static let origin = Point(x: 0, tag: "o")
  mutating func move(by d: Int) { x += d; y += d }
  func moved(by d: Int) -> Point { var p = self; p.move(by: d); return p }
  mutating func reset() { self = Point(x: 0, tag: tag) }
}
var p = Point(x: 1, tag: "p")
p.move(by: 2)
print(p, p.sum, p.moved(by: 10).x)  // expect: (3,2) 5 13
var q = p
q.x = 100
print(p.x, q.x)  // expect: 3 100
q.reset()
print(q)  // expect: (0,0)
print(Point.origin.tag)  // expect: o
struct Temp {
  var celsius: Double
  init(celsius: Double) { self.celsius = celsius }
  init(fahrenheit f: Double) { self.init(celsius: (f - 32) / 1.8) }
  init?(text: String) { guard let d = Double(text) else { return nil }; celsius = d }
  var fahrenheit: Double {
    get { celsius * 1.8 + 32 }
    set { celsius = (newValue - 32) / 1.8 }
  }
}
var t = Temp(fahrenheit: 212)
print(t.celsius)  // expect: 100.0
t.fahrenheit = 32
print(t.celsius, Temp(text: "x") == nil, Temp(text: "2.5")!.celsius)  // expect: 0.0 true 2.5
struct Outer { struct Inner { var v = 1 }; var inner = Inner(); enum Kind { case a, b }; var kind = Kind.a }
var o = Outer()
o.inner.v += 1
// expect: Outer(inner: main.Outer.Inner(v: 2), kind: main.Outer.Kind.a) true Inner(v: 1)
print(o, o.kind == .a, Outer.Inner())
var list = [Point(x: 1, tag: "a")]
list[0].move(by: 1)
list[0].x *= 5
print(list[0].x)  // expect: 10
struct Eq: Equatable, Hashable { var a: Int; var b: String }
// expect: true 1
print(Eq(a: 1, b: "x") == Eq(a: 1, b: "x"), Set([Eq(a: 1, b: "x"), Eq(a: 1, b: "x")]).count)
extension Point: CustomStringConvertible { var description: String { "(\(x),\(y))" } }
// expect: (3,2) [(3,2)] (3,2) (3,2) Optional((3,2))
print(p, [p], "\(p)", p as Any, Optional(p) as Any)
