// Literals of two kinds under an operator of the program's own type, wanted from outside.
indirect enum Expr {
  case number(Int)
  case variable(String)
  case add(Expr, Expr)
  case times(Expr, Expr)
  case negate(Expr)
  static func + (l: Self, r: Self) -> Self { .add(l, r) }
  static func * (l: Self, r: Self) -> Self { .times(l, r) }
  static prefix func - (x: Self) -> Self { .negate(x) }
  var text: String {
    switch self {
    case .number(let n): "\(n)"
    case .variable(let name): name
    case .add(let l, let r): "(\(l.text) + \(r.text))"
    case .times(let l, let r): "\(l.text) * \(r.text)"
    case .negate(let x): "-\(x.text)"
    }
  }
}
extension Expr: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  init(integerLiteral value: Int) { self = .number(value) }
  init(stringLiteral value: String) { self = .variable(value) }
}
let e: Expr = (16 + "x") * 5 + -("y" as Expr)
print(e.text)  // expect: ((16 + x) * 5 + -y)

// `T("…")` of a type that the literal can be is the literal, whatever other initializers there are.
struct Version: ExpressibleByStringLiteral {
  var parts: Int
  init?(_ text: String) { return nil }
  init(stringLiteral text: String) { parts = text.split(separator: ".").count }
}
print(Version("1.2").parts)  // expect: 2
let text = "1.2"
print(Version(text) == nil)  // expect: true
extension Version: Equatable {}

// An integer literal before a member that only `Double` has.
extension Double { var half: Double { self / 2 } }
print(3.half, (1.5).sign == .minus)  // expect: 1.5 false
