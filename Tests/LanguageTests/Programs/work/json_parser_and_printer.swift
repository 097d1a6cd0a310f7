// swift-format-ignore-file
// Tokenless JSON parser + pretty printer; recursion, Substring, errors with positions
enum JSON: Equatable, Sendable { case null, bool(Bool), number(Double), string(String), array([JSON]), object([(key: String, value: JSON)])
  static func == (l: JSON, r: JSON) -> Bool { switch (l, r) { case (.null, .null): true; case let (.bool(a), .bool(b)): a == b; case let (.number(a), .number(b)): a == b; case let (.string(a), .string(b)): a == b; case let (.array(a), .array(b)): a == b; case let (.object(a), .object(b)): a.count == b.count && zip(a, b).allSatisfy { $0.key == $1.key && $0.value == $1.value }; default: false } } }
struct JSONParser { struct Failure: Error, CustomStringConvertible { let offset: Int, why: String; var description: String { "\(why) at \(offset)" } }
  private let bytes: [UInt8]; private var i = 0
  static func parse(_ s: String) throws(Failure) -> JSON { var p = JSONParser(s); let v = try p.value(); p.space(); guard p.i == p.bytes.count else { throw p.fail("trailing") }; return v }
  private init(_ s: String) { bytes = Array(s.utf8) }
  private func fail(_ w: String) -> Failure { Failure(offset: i, why: w) }
  private var peek: UInt8? { i < bytes.count ? bytes[i] : nil }
  private mutating func space() { while let b = peek, b == 32 || b == 10 || b == 9 { i += 1 } }
  private mutating func eat(_ c: Character) -> Bool { if peek == c.asciiValue { i += 1; return true }; return false }
  private mutating func word(_ w: String, _ v: JSON) throws(Failure) -> JSON { for c in w { guard eat(c) else { throw fail("bad literal") } }; return v }
  private mutating func value() throws(Failure) -> JSON { space(); switch peek { case nil: throw fail("end"); case UInt8(ascii: "n"): return try word("null", .null); case UInt8(ascii: "t"): return try word("true", .bool(true)); case UInt8(ascii: "f"): return try word("false", .bool(false)); case UInt8(ascii: "\""): return .string(try string()); case UInt8(ascii: "["): i += 1; var a: [JSON] = []; space(); if eat("]") { return .array([]) }; repeat { a.append(try value()); space() } while eat(","); guard eat("]") else { throw fail("expected ]") }; return .array(a)
    case UInt8(ascii: "{"): i += 1; var o: [(key: String, value: JSON)] = []; space(); if eat("}") { return .object([]) }; repeat { space(); let k = try string(); space(); guard eat(":") else { throw fail("expected :") }; o.append((k, try value())); space() } while eat(","); guard eat("}") else { throw fail("expected }") }; return .object(o)
    case let b? where b == UInt8(ascii: "-") || (48...57).contains(b): let s = i; while let b = peek, "+-.eE0123456789".utf8.contains(b) { i += 1 }; guard let d = Double(String(decoding: bytes[s..<i], as: UTF8.self)) else { throw fail("bad number") }; return .number(d)
    default: throw fail("unexpected") } }
  private mutating func string() throws(Failure) -> String { guard eat("\"") else { throw fail("expected string") }; var out: [UInt8] = []; while let b = peek { i += 1; switch b { case UInt8(ascii: "\""): return String(decoding: out, as: UTF8.self); case UInt8(ascii: "\\"): guard let e = peek else { throw fail("end") }; i += 1; switch Character(UnicodeScalar(e)) { case "n": out.append(10); case "t": out.append(9); case "\"", "\\", "/": out.append(e); case "u": let h = String(decoding: bytes[i..<min(i + 4, bytes.count)], as: UTF8.self); guard h.count == 4, let n = UInt32(h, radix: 16), let u = UnicodeScalar(n) else { throw fail("bad escape") }; i += 4; out.append(contentsOf: String(Character(u)).utf8); default: throw fail("bad escape") }; default: out.append(b) } }; throw fail("unterminated") } }
extension JSON { func pretty(_ n: Int = 0) -> String { let pad = String(repeating: "  ", count: n + 1), end = String(repeating: "  ", count: n); return switch self { case .null: "null"; case .bool(let b): "\(b)"; case .number(let d): d == d.rounded() ? "\(Int(d))" : "\(d)"; case .string(let s): s.debugDescription; case .array([]): "[]"; case .array(let a): "[\n" + a.map { pad + $0.pretty(n + 1) }.joined(separator: ",\n") + "\n\(end)]"; case .object(let o): "{\n" + o.map { "\(pad)\"\($0.key)\": \($0.value.pretty(n + 1))" }.joined(separator: ",\n") + "\n\(end)}" } }
  subscript(path: any PathPart...) -> JSON? { path.reduce(self as JSON?) { $1.step($0) } } }
protocol PathPart { func step(_ j: JSON?) -> JSON? }
extension Int: PathPart { func step(_ j: JSON?) -> JSON? { if case .array(let a)? = j, a.indices ~= self { a[self] } else { nil } } }
extension String: PathPart { func step(_ j: JSON?) -> JSON? { guard case .object(let o)? = j else { return nil }; return o.first { $0.key == self }?.value } }
let j = try JSONParser.parse(#" {"a": [1, 2.5, {"b": "x\ny\u00e9"}], "c": null, "d": {}, "e": [true, false]} "#)
print(j.pretty()); print(j["a", 2, "b"] as Any, j["a", 7] as Any, j["e", 0] == .bool(true))
for bad in ["", "[1,", "{\"a\" 1}", "tru", "1 2", "\"abc", "[1 2]", "\"\\q\"", "-"] { do { print(try JSONParser.parse(bad)) } catch { print(error) } }
// expect: {
// expect:   "a": [
// expect:     1,
// expect:     2.5,
// expect:     {
// expect:       "b": "x\nyé"
// expect:     }
// expect:   ],
// expect:   "c": null,
// expect:   "d": {
// expect:
// expect:   },
// expect:   "e": [
// expect:     true,
// expect:     false
// expect:   ]
// expect: }
// expect: Optional(main.JSON.string("x\nyé")) nil true
// expect: end at 0
// expect: end at 3
// expect: expected : at 5
// expect: bad literal at 3
// expect: trailing at 2
// expect: unterminated at 4
// expect: expected ] at 3
// expect: bad escape at 3
// expect: bad number at 1
