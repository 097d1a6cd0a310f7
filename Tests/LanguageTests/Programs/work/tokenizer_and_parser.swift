// swift-format-ignore-file
enum Token: Equatable { case number(Double), symbol(Character), name(String) }
enum SyntaxError: Error, CustomStringConvertible {
  case unexpected(Token?), unknown(Character), undefined(String)
  var description: String {
    switch self {
    case .unexpected(let token?): "unexpected \(token)"
    case .unexpected(nil): "unexpected end"
    case .unknown(let c): "unknown '\(c)'"
    case .undefined(let name): "undefined \(name)"
    }
  }
}
func tokenize(_ text: String) throws -> [Token] {
  var tokens: [Token] = []
  var rest = Substring(text)
  while let c = rest.first {
    switch c {
    case " ": rest.removeFirst()
    case "0"..."9":
      let digits = rest.prefix { $0.isNumber || $0 == "." }
      tokens.append(.number(Double(digits)!))
      rest = rest.dropFirst(digits.count)
    case _ where c.isLetter:
      let name = rest.prefix(while: \.isLetter)
      tokens.append(.name(String(name)))
      rest = rest[name.endIndex...]
    case "+", "-", "*", "/", "(", ")": tokens.append(.symbol(rest.removeFirst()))
    default: throw SyntaxError.unknown(c)
    }
  }
  return tokens
}
struct Parser {
  var tokens: ArraySlice<Token>
  let names: [String: Double]
  mutating func eat(_ c: Character) -> Bool {
    guard tokens.first == .symbol(c) else { return false }
    tokens.removeFirst()
    return true
  }
  mutating func sum() throws -> Double {
    var value = try product()
    while true {
      if eat("+") { value += try product() } else if eat("-") { value -= try product() } else { return value }
    }
  }
  mutating func product() throws -> Double {
    var value = try atom()
    while true {
      if eat("*") { value *= try atom() } else if eat("/") { value /= try atom() } else { return value }
    }
  }
  mutating func atom() throws -> Double {
    if eat("-") { return -(try atom()) }
    if eat("(") {
      let value = try sum()
      guard eat(")") else { throw SyntaxError.unexpected(tokens.first) }
      return value
    }
    switch tokens.popFirst() {
    case .number(let n): return n
    case .name(let name):
      guard let value = names[name] else { throw SyntaxError.undefined(name) }
      return value
    case let other: throw SyntaxError.unexpected(other)
    }
  }
}
func evaluate(_ text: String) -> String {
  do {
    var parser = Parser(tokens: try tokenize(text)[...], names: ["x": 4])
    let value = try parser.sum()
    guard parser.tokens.isEmpty else { throw SyntaxError.unexpected(parser.tokens.first) }
    return "\(value)"
  } catch { return "error: \(error)" }
}
// expect: 1 + 2 * 3 => 7.0
// expect: (1 + 2) * -x => -12.0
// expect: 8 / 4 / 2 => 1.0
// expect: 1 + => error: unexpected end
// expect: 2 $ 3 => error: unknown '$'
// expect: (1 => error: unexpected end
// expect: y => error: undefined y
// expect: 1 2 => error: unexpected number(2.0)
for text in ["1 + 2 * 3", "(1 + 2) * -x", "8 / 4 / 2", "1 +", "2 $ 3", "(1", "y", "1 2"] { print(text, "=>", evaluate(text)) }
