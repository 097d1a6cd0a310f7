// swift-format-ignore-file
indirect enum Expr { case num(Int), add(Expr, Expr), mul(Expr, Expr), neg(Expr) }
func eval(_ e: Expr) -> Int {
  switch e {
  case .num(let n): n
  case .add(let a, let b): eval(a) + eval(b)
  case let .mul(a, b): eval(a) * eval(b)
  case .neg(let x): -eval(x)
  }
}
print(eval(.add(.num(2), .mul(.num(3), .neg(.num(4))))))  // expect: -10
func hanoi(_ n: Int, _ a: String, _ b: String, _ c: String, _ moves: inout Int) {
  if n == 0 { return }
  hanoi(n - 1, a, c, b, &moves)
  moves += 1
  hanoi(n - 1, c, b, a, &moves)
}
var moves = 0
hanoi(5, "a", "b", "c", &moves)
print(moves)  // expect: 31
var memo: [Int: Int] = [:]
@MainActor func fib(_ n: Int) -> Int {
  if let known = memo[n] { return known }
  let v = n < 2 ? n : fib(n - 1) + fib(n - 2)
  memo[n] = v
  return v
}
print(fib(50))  // expect: 12586269025
final class Node { var value: Int; var children: [Node]; init(_ v: Int, _ c: [Node] = []) { value = v; children = c }
  func depth() -> Int { 1 + (children.map { $0.depth() }.max() ?? 0) }
  func visit(_ f: (Int) -> Void) { f(value); for c in children { c.visit(f) } } }
let tree = Node(1, [Node(2, [Node(3)]), Node(4)])
print(tree.depth())  // expect: 3
tree.visit { print($0, terminator: " ") }
print()  // expect: 1 2 3 4
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
print(gcd(48, 36))  // expect: 12
