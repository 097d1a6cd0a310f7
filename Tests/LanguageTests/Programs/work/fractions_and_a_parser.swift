// swift-format-ignore-file
// Fractions as numbers, and a parser of expressions.
// Numeric generics, overflow, bit ops, ranges, sorting stability, tuples, pattern matching, labeled loops, defer.
func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? a : gcd(b, a % b) }
struct Fraction: Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral, AdditiveArithmetic {
  let n: Int, d: Int
  init(_ n: Int, _ d: Int = 1) { let g = gcd(abs(n), abs(d)); let s = d < 0 ? -1 : 1; self.n = s * n / max(g, 1); self.d = s * d / max(g, 1) }
  init(integerLiteral v: Int) { self.init(v) }
  static var zero: Fraction { 0 }
  static func + (a: Self, b: Self) -> Self { Self(a.n * b.d + b.n * a.d, a.d * b.d) }
  static func - (a: Self, b: Self) -> Self { Self(a.n * b.d - b.n * a.d, a.d * b.d) }
  static func * (a: Self, b: Self) -> Self { Self(a.n * b.n, a.d * b.d) }
  static prefix func - (a: Self) -> Self { 0 - a }
  static func < (a: Self, b: Self) -> Bool { a.n * b.d < b.n * a.d }
  var description: String { d == 1 ? "\(n)" : "\(n)/\(d)" }
}
extension Sequence where Element: AdditiveArithmetic { func total() -> Element { reduce(.zero, +) } }
let fs: [Fraction] = [Fraction(1, 2), Fraction(-3, 4), 2, Fraction(5, -10)]
print(fs.total(), fs.sorted(), fs.max()!, -fs[0] == fs[3], Set(fs.map { $0 * 2 }).count, fs[0] > 0, [1.5, 2].total())
outer: for i in 1... {
  for j in stride(from: i, to: 20, by: i) {
    if j == 7 { continue outer }
    if i * j > 100 { print("found", i, j); break outer }
    defer { if j % 5 == 0 && i == 3 { print("defer", i, j) } }
    guard j % 4 != 0 else { continue }
  }
  if i > 15 { break }
}
enum Token: Equatable { case num(Double), op(Character), paren(open: Bool), end }
struct Lexer: Sequence, IteratorProtocol {
  var rest: Substring
  init(_ s: String) { rest = s[...] }
  mutating func next() -> Token? {
    rest = rest.drop { $0.isWhitespace }
    guard let c = rest.first else { return nil }
    switch c {
    case "0"..."9", ".":
      let digits = rest.prefix { $0.isNumber || $0 == "." }
      rest.removeFirst(digits.count)
      return Double(digits).map(Token.num)
    case "(", ")": rest.removeFirst(); return .paren(open: c == "(")
    case let c where "+-*/^".contains(c): rest = rest.dropFirst(); return .op(c)
    default: rest = ""; return .end
    }
  }
}
struct Parser {
  enum Failure: Error { case unexpected(Token?, at: Int), divisionByZero }
  private var tokens: [Token]; private var i = 0
  init(_ s: String) { tokens = Array(Lexer(s)) }
  private var peek: Token? { tokens.indices.contains(i) ? tokens[i] : nil }
  mutating func value() throws -> Double { let v = try sum(); if let t = peek { throw Failure.unexpected(t, at: i) }; return v }
  private mutating func sum() throws -> Double {
    var v = try product()
    while case .op(let o)? = peek, o == "+" || o == "-" { i += 1; let r = try product(); v = o == "+" ? v + r : v - r }
    return v
  }
  private mutating func product() throws -> Double {
    var v = try power()
    loop: while true {
      switch peek {
      case .op("*")?: i += 1; v *= try power()
      case .op("/")?: i += 1; let r = try power(); guard r != 0 else { throw Failure.divisionByZero }; v /= r
      default: break loop
      }
    }
    return v
  }
  private mutating func power() throws -> Double {
    let b = try atom()
    guard case .op("^") = peek else { return b }
    i += 1
    let e = try power()
    return (0..<Int(e)).reduce(1) { a, _ in a * b }
  }
  private mutating func atom() throws -> Double {
    defer { i += 1 }
    switch peek {
    case .num(let n)?: return n
    case .op("-")?: i += 1; let v = try atom(); i -= 1; return -v
    case .paren(open: true)?:
      i += 1
      let v = try sum()
      guard peek == .paren(open: false) else { throw Failure.unexpected(peek, at: i) }
      return v
    case let t: throw Failure.unexpected(t, at: i)
    }
  }
}
for s in ["1 + 2 * 3", "(1+2)*3 - -4", "2^3^2", "1/0", "2 * (3", "4 $", "-(2+.5)*2", ""] {
  do { var p = Parser(s); print(s, "=", try p.value()) } catch Parser.Failure.divisionByZero { print(s, "÷0") } catch { print(s, error) }
}
let pairs = [("b", 2), ("a", 2), ("c", 1)]
print(pairs.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0), pairs.min { $0.1 < $1.1 }!, (1, "a", true) == (1, "a", true))
print(UInt8(250).addingReportingOverflow(10), Int8.min.magnitude, (5 as Int8).multipliedReportingOverflow(by: 30).partialValue, Int.max &* 2, 1 << 63 as Int, ~0 as UInt8, (0b1010 as UInt8).nonzeroBitCount, 40.trailingZeroBitCount, Int32(bitPattern: 0xFFFF_FFFF))
switch (3, "x") { case (1...2, _): print("low"); case (let n, "x") where n.isMultiple(of: 3): print("three", n); default: print("none") }
if case (let a?, nil) = (Optional(1), Int?.none) { print("pair", a) }
print((0..<10).filter { ![2, 3].contains($0) }.chunks(of: 3).map { $0.map(String.init).joined(separator: "") })
extension Array { func chunks(of n: Int) -> [ArraySlice<Element>] { stride(from: 0, to: count, by: n).map { self[$0..<Swift.min($0 + n, count)] } } }
// expect: 5/4 [-3/4, -1/2, 1/2, 2] 2 true 4 true 3.5
// expect: defer 3 15
// expect: found 6 18
// expect: 1 + 2 * 3 = 7.0
// expect: (1+2)*3 - -4 = 13.0
// expect: 2^3^2 = 512.0
// expect: 1/0 ÷0
// expect: 2 * (3 unexpected(nil, at: 4)
// expect: 4 $ unexpected(Optional(main.Token.end), at: 1)
// expect: -(2+.5)*2 = -5.0
// expect:  unexpected(nil, at: 0)
// expect: ["c", "a", "b"] ("c", 1) true
// expect: (partialValue: 4, overflow: true) 128 -106 -2 -9223372036854775808 255 2 3 -1
// expect: three 3
// expect: pair 1
// expect: ["014", "567", "89"]
