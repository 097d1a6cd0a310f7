// swift-format-ignore-file
struct Money: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, CustomStringConvertible { let cents: Int
  init(integerLiteral value: Int) { cents = value * 100 }; init(floatLiteral value: Double) { cents = Int((value * 100).rounded()) }
  var description: String { "$\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" } }
struct Path: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral { let parts: [String]
  init(stringLiteral value: String) { parts = value.split(separator: "/").map(String.init) }; init(arrayLiteral elements: String...) { parts = elements } }
struct Headers: ExpressibleByDictionaryLiteral { var pairs: [(String, String)]; init(dictionaryLiteral elements: (String, String)...) { pairs = elements } }
struct Flag: ExpressibleByBooleanLiteral, ExpressibleByNilLiteral { let state: Bool?; init(booleanLiteral value: Bool) { state = value }; init(nilLiteral: ()) { state = nil } }
let prices: [Money] = [5, 2.5, 0.05]
print(prices)
func join(_ p: Path) -> String { p.parts.joined(separator: ">") }
let n = 7
print(join("a/b"), join(["x", "y"]), join("u/\(n)/z"))
let h: Headers = ["Accept": "json", "Accept": "text"]
print(h.pairs.count, h.pairs.map(\.1))
let flags: [Flag] = [true, nil, false]
print(flags.map { $0.state.map(String.init) ?? "unset" })
print(max(3 as Money, 4.25).cents)
extension Money: Comparable { static func < (a: Money, b: Money) -> Bool { a.cents < b.cents } }
// expect: [$5.00, $2.50, $0.05]
// expect: a>b x>y u>7>z
// expect: 2 ["json", "text"]
// expect: ["true", "unset", "false"]
// expect: 425
