// The program's operators between literals, which only the type that is wanted makes its own.
indirect enum Expr {
  case number(Int)
  case add(Expr, Expr)
  case multiply(Expr, Expr)
  var text: String {
    switch self {
    case .number(let n): "\(n)"
    case .add(let a, let b): "(\(a.text) + \(b.text))"
    case .multiply(let a, let b): "\(a.text) * \(b.text)"
    }
  }
}
extension Expr: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self = .number(value) }
  static func + (a: Expr, b: Expr) -> Expr { .add(a, b) }
  static func * (a: Expr, b: Expr) -> Expr { .multiply(a, b) }
}
let sum: Expr = 1 + 2 * 3 + 4
print(sum.text)  // expect: ((1 + 2 * 3) + 4)
func show(_ expression: Expr) { print(expression.text) }
show(2 * 3 * 4)  // expect: 2 * 3 * 4
print(1 + 2 * 3 + 4)  // expect: 11
let half: Double = 1 / 2 + 1
print(half)  // expect: 1.5
