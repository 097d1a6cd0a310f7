// swift-format-ignore-file
struct Money { var cents: Int }
extension DefaultStringInterpolation {
  mutating func appendInterpolation(_ m: Money) { appendLiteral("$\(m.cents / 100).\(m.cents % 100 < 10 ? "0" : "")\(m.cents % 100)") }
  mutating func appendInterpolation<T>(_ values: [T], joined separator: String) { appendLiteral(values.map { "\($0)" }.joined(separator: separator)) }
  mutating func appendInterpolation(_ n: Int, width: Int, _ body: (Int) -> Int = { $0 }) throws { let s = String(body(n)); appendLiteral(String(repeating: " ", count: max(0, width - s.count)) + s) }
}
func show() throws {
  let m = Money(cents: 1205)
  print("price \(m), list \([1, 2, 3], joined: "+"), \(try { 7 }()) end")
  print(try "n:\(5, width: 3):\(2, width: 5, { $0 * 100 })")
  print([m, m].map { "<\($0)>" }, ["\(m)": 1])
  let o: Int? = nil
  print("\(o, default: "none") \(Int?.some(3), default: "none")")
}
try show()
struct SQL: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  struct StringInterpolation: StringInterpolationProtocol {
    var sql = "", values: [any Sendable] = []
    init(literalCapacity: Int, interpolationCount: Int) { values.reserveCapacity(interpolationCount) }
    mutating func appendLiteral(_ s: String) { sql += s }
    mutating func appendInterpolation(_ v: some Sendable) { values.append(v); sql += "?\(values.count)" }
    mutating func appendInterpolation(raw s: String) { sql += s }
  }
  var sql: String, values: [any Sendable]
  init(stringLiteral s: String) { sql = s; values = [] }
  init(stringInterpolation s: StringInterpolation) { sql = s.sql; values = s.values }
}
func run(_ q: SQL) { print(q.sql, q.values) }
run("select \(raw: "name") from people where age > \(18) and name = \("Ada")")
run("plain")
struct Tag: ExpressibleByStringInterpolation, Equatable { let text: String; init(stringLiteral value: String) { text = value.uppercased() } }
let tag: Tag = "t\(1 + 1)x"
print(tag.text, tag == "t2x", [tag, "z\(3)"].map(\.text))
let sub: Substring = "a\(1)b"
print(sub.count, "\(sub)" as String)
var text = ""; print("x", 1, to: &text); text.write("more"); print(text)
// expect: price $12.05, list 1+2+3, 7 end
// expect: n:  5:  200
// expect: ["<$12.05>", "<$12.05>"] ["$12.05": 1]
// expect: none 3
// expect: select name from people where age > ?1 and name = ?2 [18, "Ada"]
// expect: plain []
// expect: T2X true ["T2X", "Z3"]
// expect: 3 a1b
// expect: x 1
// expect: more
