// swift-format-ignore-file
indirect enum Expr: Equatable, CustomStringConvertible, ExpressibleByIntegerLiteral {
  case number(Int), variable(String), sum(Expr, Expr), product(Expr, Expr), power(Expr, Int)
  init(integerLiteral value: Int) { self = .number(value) }
  static func + (a: Expr, b: Expr) -> Expr { .sum(a, b) }
  static func * (a: Expr, b: Expr) -> Expr { .product(a, b) }
  var description: String {
    switch self {
    case .number(let n): "\(n)"
    case .variable(let v): v
    case let .sum(a, b): "(\(a) + \(b))"
    case let .product(a, b): "\(a)·\(b)"
    case let .power(base, n): "\(base)^\(n)"
    }
  }
  var simplified: Expr {
    switch self {
    case let .sum(a, b):
      switch (a.simplified, b.simplified) {
      case let (.number(x), .number(y)): .number(x + y)
      case (0, let e), (let e, 0): e
      case let (x, y) where x == y: (2 * x).simplified
      case let (x, y): x + y
      }
    case let .product(a, b):
      switch (a.simplified, b.simplified) {
      case let (.number(x), .number(y)): .number(x * y)
      case (0, _), (_, 0): 0
      case (1, let e), (let e, 1): e
      case let (x, y) where x == y: .power(x, 2)
      case let (x, y): x * y
      }
    case .power(_, 0): 1
    case .power(let base, 1): base.simplified
    case .number, .variable, .power: self
    }
  }
  func derivative(by name: String) -> Expr {
    switch self {
    case .number: 0
    case .variable(let v): v == name ? 1 : 0
    case let .sum(a, b): a.derivative(by: name) + b.derivative(by: name)
    case let .product(a, b): a.derivative(by: name) * b + a * b.derivative(by: name)
    case let .power(base, n): .number(n) * .power(base, n - 1) * base.derivative(by: name)
    }
  }
  func evaluated(_ values: [String: Int]) -> Int? {
    switch self {
    case .number(let n): return n
    case .variable(let v): return values[v]
    case let .sum(a, b): guard let x = a.evaluated(values), let y = b.evaluated(values) else { return nil }; return x + y
    case let .product(a, b): return a.evaluated(values).flatMap { x in b.evaluated(values).map { x * $0 } }
    case let .power(base, n): return base.evaluated(values).map { b in (0..<n).reduce(1) { r, _ in r * b } }
    }
  }
}
let x = Expr.variable("x"), y: Expr = .variable("y")
let e = (x * x + 3 * x + 0) * 1
print(e)  // expect: ((x·x + 3·x) + 0)·1
print(e.simplified)  // expect: (x^2 + 3·x)
print(e.simplified.derivative(by: "x").simplified)  // expect: (2·x + 3)
// expect: Optional(28) nil 2·x true
print(e.evaluated(["x": 4]) as Any, (x + y).evaluated(["x": 1]) as Any, (x + x).simplified, (y * 0 + 5).simplified == 5)
