// swift-format-ignore-file
// An expression parser and evaluator
enum Token: Equatable { case number(Double), op(Character), open, close, name(String) }
enum ParseError: Error, CustomStringConvertible {
  case unexpected(Character, at: Int), unexpectedEnd, extra(Token)
  var description: String {
    switch self {
    case .unexpected(let c, at: let i): "unexpected '\(c)' at \(i)"
    case .unexpectedEnd: "unexpected end"
    case .extra(let token): "extra \(token)"
    }
  }
}
struct Lexer: Sequence, IteratorProtocol {
  private var rest: Substring
  init(_ text: String) { rest = text[...] }
  mutating func next() -> Result<Token, ParseError>? {
    rest = rest.drop { $0.isWhitespace }
    guard let c = rest.first else { return nil }
    switch c {
    case "0"..."9", ".":
      let digits = rest.prefix { $0.isNumber || $0 == "." }
      rest.removeFirst(digits.count)
      return .success(.number(Double(digits)!))
    case "+", "-", "*", "/", "^": rest.removeFirst(); return .success(.op(c))
    case "(": rest.removeFirst(); return .success(.open)
    case ")": rest.removeFirst(); return .success(.close)
    case _ where c.isLetter:
      let name = rest.prefix(while: \.isLetter)
      rest = rest[name.endIndex...]
      return .success(.name(String(name)))
    default: return .failure(.unexpected(c, at: rest.startIndex.utf16Offset(in: rest)))
    }
  }
}
indirect enum Expr {
  case number(Double), variable(String), unary(Character, Expr), binary(Expr, Character, Expr)
  func evaluate(_ env: [String: Double] = [:]) -> Double? {
    switch self {
    case .number(let n): n
    case .variable(let name): env[name]
    case .unary("-", let e): e.evaluate(env).map { -$0 }
    case .unary(_, let e): e.evaluate(env)
    case .binary(let l, let op, let r):
      if let a = l.evaluate(env), let b = r.evaluate(env) {
        switch op {
        case "+": a + b
        case "-": a - b
        case "*": a * b
        case "/": b == 0 ? nil : a / b
        default: nil
        }
      } else { nil }
    }
  }
}
struct Parser {
  private var tokens: ArraySlice<Token>
  static let precedence: [Character: Int] = ["+": 1, "-": 1, "*": 2, "/": 2]
  init(_ text: String) throws(ParseError) {
    var all: [Token] = []
    for result in Lexer(text) { all.append(try result.get()) }
    tokens = all[...]
  }
  mutating func parse() throws(ParseError) -> Expr {
    let e = try expression(0)
    if let extra = tokens.first { throw .extra(extra) }
    return e
  }
  private mutating func expression(_ minimum: Int) throws(ParseError) -> Expr {
    var left = try primary()
    while case .op(let op)? = tokens.first, let p = Self.precedence[op], p > minimum {
      tokens.removeFirst()
      left = .binary(left, op, try expression(p))
    }
    return left
  }
  private mutating func primary() throws(ParseError) -> Expr {
    switch tokens.popFirst() {
    case .number(let n)?: return .number(n)
    case .name(let n)?: return .variable(n)
    case .op("-")?: return .unary("-", try primary())
    case .open?:
      let e = try expression(0)
      guard tokens.popFirst() == .close else { throw .unexpectedEnd }
      return e
    case let token?: throw .extra(token)
    case nil: throw .unexpectedEnd
    }
  }
}
for text in ["1 + 2 * 3", "(1 + 2) * 3", "-x * 2 - 4 / 8", "1 / 0", "2 +", "3 $ 4", "1 2", "((2))"] {
  do throws(ParseError) {
    var parser = try Parser(text)
    let e = try parser.parse()
    print(text, "=", e.evaluate(["x": 5]).map { "\($0)" } ?? "undefined")
  } catch { print(text, "->", error) }
}
print(try Parser("1+a").parse2())
extension Parser { func parse2() throws -> String { var copy = self; return "\(try copy.parse())" } }
// expect: 1 + 2 * 3 = 7.0
// expect: (1 + 2) * 3 = 9.0
// expect: -x * 2 - 4 / 8 = -10.5
// expect: 1 / 0 = undefined
// expect: 2 + -> unexpected end
// expect: 3 $ 4 -> unexpected '$' at 0
// expect: 1 2 -> extra number(2.0)
// expect: ((2)) = 2.0
// expect: binary(main.Expr.number(1.0), "+", main.Expr.variable("a"))
