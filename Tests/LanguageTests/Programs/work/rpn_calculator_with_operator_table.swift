// swift-format-ignore-file
struct Calculator {
  struct Operation { let arity: Int, apply: ([Double]) throws -> Double
    static func binary(_ f: @escaping (Double, Double) throws -> Double) -> Self { Self(arity: 2) { try f($0[0], $0[1]) } }
    static func unary(_ f: @escaping (Double) -> Double) -> Self { Self(arity: 1) { f($0[0]) } } }
  enum Failure: Error, CustomStringConvertible { case few(String, have: Int, need: Int), unknown(String), division, leftover([Double])
    var description: String { switch self { case let .few(name, have, need): "\(name) needs \(need), has \(have)"; case .unknown(let s): "what is \(s)?"; case .division: "division by zero"; case .leftover(let xs): "left over: \(xs)" } } }
  var operations: [String: Operation] = ["+": .binary(+), "-": .binary(-), "*": .binary(*), "/": .binary { guard $1 != 0 else { throw Failure.division }; return $0 / $1 }, "neg": .unary(-), "sqrt": .unary { $0.squareRoot() }]
  subscript(name: String) -> Operation? { get { operations[name] } set { operations[name] = newValue } }
  func evaluate(_ text: String) throws -> Double {
    let stack = try text.split(separator: " ").reduce(into: [Double]()) { stack, word in
      if let n = Double(word) { return stack.append(n) }
      guard let op = self[String(word)] else { throw Failure.unknown(String(word)) }
      guard stack.count >= op.arity else { throw Failure.few(String(word), have: stack.count, need: op.arity) }
      let arguments = Array(stack.suffix(op.arity)); stack.removeLast(op.arity); stack.append(try op.apply(arguments))
    }
    guard let result = stack.first, stack.count == 1 else { throw Failure.leftover(stack) }
    return result
  }
}
var c = Calculator()
c["max"] = .binary(max)
// expect: 1 2 + = 3.0
// expect: 5 1 2 + 4 * + 3 - = 14.0
// expect: 9 sqrt neg = -3.0
// expect: 1 0 / failed: division by zero
// expect: 1 + failed: + needs 2, has 1
// expect: 1 2 failed: left over: [1.0, 2.0]
// expect: 3 7 max 2 % failed: what is %?
// expect: 3 7 max 2 * = 14.0
for text in ["1 2 +", "5 1 2 + 4 * + 3 -", "9 sqrt neg", "1 0 /", "1 +", "1 2", "3 7 max 2 %", "3 7 max 2 *"] { do { print(text, "=", try c.evaluate(text)) } catch { print(text, "failed:", error) } }
