// swift-format-ignore-file
enum Dir: String, CaseIterable { case north, south = "S", east }
// expect: north S Optional(main.Dir.south) nil
print(Dir.north.rawValue, Dir.south.rawValue, Dir(rawValue: "S") as Any, Dir(rawValue: "q") as Any)
// expect: [main.Dir.north, main.Dir.south, main.Dir.east] 3 north
print(Dir.allCases, Dir.allCases.count, Dir.north)
enum Num: Int { case one = 1, two, five = 5, six }
print(Num.two.rawValue, Num.six.rawValue, Num(rawValue: 5)!)  // expect: 2 6 five
enum Shape {
  case circle(radius: Double)
  case rect(w: Double, h: Double)
  case unit
  var area: Double {
    switch self {
    case .circle(let r): return 3 * r * r
    case let .rect(w, h): return w * h
    case .unit: return 1
    }
  }
  static func square(_ s: Double) -> Shape { .rect(w: s, h: s) }
  mutating func grow() { if case .rect(let w, let h) = self { self = .rect(w: w + 1, h: h + 1) } }
}
var s = Shape.square(2)
print(s.area, s)  // expect: 4.0 rect(w: 2.0, h: 2.0)
s.grow()
print(s, Shape.circle(radius: 1).area, Shape.unit)  // expect: rect(w: 3.0, h: 3.0) 3.0 unit
indirect enum Tree { case leaf(Int), node(Tree, Tree); var sum: Int { switch self { case .leaf(let n): n; case .node(let a, let b): a.sum + b.sum } } }
print(Tree.node(.leaf(1), .node(.leaf(2), .leaf(3))).sum)  // expect: 6
enum Plain { case a, b }
print(Plain.a == .a, Plain.a != .b, [Plain.a: 1][.a]!)  // expect: true true 1
func name(_ p: Plain) -> String { switch p { case .a: "A"; case .b: "B" } }
print(name(.b))  // expect: B
enum E: Error, Equatable { case bad(Int), worse }
print(E.bad(1) == .bad(1), E.bad(1) == E.worse)  // expect: true false
let make = Shape.circle
print(make(2))  // expect: circle(radius: 2.0)
enum Namespace { static let k = 3; static func f() -> Int { k * 2 } }
print(Namespace.f())  // expect: 6
let maybe: Plain? = .a
switch maybe { case .a?: print("a"); case .b: print("b"); case nil: print("nil") }  // expect: a
switch maybe { case .some(.a): print("a"); default: print("?") }  // expect: a
// expect: rect(w: 1.0, h: 2.0) a bad(3) Optional(main.Plain.b)
print(Shape.rect(w: 1, h: 2), Plain.a, E.bad(3), Optional(Plain.b) as Any)
