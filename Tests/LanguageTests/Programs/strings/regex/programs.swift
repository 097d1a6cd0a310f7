// swift-format-ignore-file
struct Entry { let level: Substring; let code: Int?; let message: String }
func parse(_ line: String) -> Entry? {
  guard let m = line.wholeMatch(of: /\[(?<level>INFO|WARN|ERROR)\](?:\s+\((?<code>\d+)\))?\s+(?<message>.+)/) else { return nil }
  return Entry(level: m.level, code: m.code.flatMap { Int($0) }, message: String(m.message))
}
for line in ["[INFO] started", "[ERROR] (42) failed badly", "nothing", "[WARN] (x) y"] {
  if let e = parse(line) { print(e.level, e.code.map(String.init) ?? "-", e.message) } else { print("?", line) }  // expect: INFO - started
// expect: ERROR 42 failed badly
// expect: ? nothing
// expect: WARN - (x) y
}
let csv = """
  name,age
  Ann, 31
  Bob ,27
  """
for row in csv.split(separator: /\n/).dropFirst() {
  let cells = row.split(separator: /\s*,\s*/)
  print(cells, cells.count)  // expect: ["Ann", "31"] 2
// expect: ["Bob", "27"] 2
}
func slug(_ s: String) -> String { s.lowercased().replacing(/[^a-z0-9]+/, with: "-").trimmingPrefix(/-+/).description }
print(slug("  Hello, World! Again"))  // expect: hello-world-again
func camel(_ s: String) -> String { s.replacing(/_([a-z])/) { $0.1.uppercased() } }
print(camel("some_snake_case"))  // expect: someSnakeCase
let emails = "ann@example.com, bob@test.org; bad@, @x".matches(of: /(?<user>[\w.]+)@(?<host>\w+(?:\.\w+)+)/)
for e in emails { print(e.user, e.host) }  // expect: ann example.com
// expect: bob test.org
var counts: [String: Int] = [:]
for m in "the cat the dog a cat".matches(of: /\w+/) { counts[String(m.output), default: 0] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })  // expect: ["a=1", "cat=2", "dog=1", "the=2"]
let template = "Dear {name}, you owe {amount}."
let values = ["name": "Ann", "amount": "$5"]
print(template.replacing(/\{(\w+)\}/) { values[String($0.1)] ?? "?" })  // expect: Dear Ann, you owe $5.
let hex = /#(?<r>[0-9a-fA-F]{2})(?<g>[0-9a-fA-F]{2})(?<b>[0-9a-fA-F]{2})/
if let c = "color: #FF8000;".firstMatch(of: hex) { print([c.r, c.g, c.b].map { Int($0, radix: 16)! }) }  // expect: [255, 128, 0]
let time = /(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap]m)?/
for t in ["9:05", "12:30:15 pm", "7:00am"] { if let m = t.wholeMatch(of: time) { print(m.1, m.2, m.3 ?? "-", m.4 ?? "-") } }  // expect: 9 05 - -
// expect: 12 30 15 pm
// expect: 7 00 - am
print("aaa".matches(of: /a*?/).count, "aaa".matches(of: /a+?/).count)  // expect: 4 3
let words = ["apple", "Banana", "cherry"].filter { $0.contains(/^[a-z]/) }
print(words, ["x1", "y", "z22"].compactMap { $0.firstMatch(of: /\d+/)?.0 })  // expect: ["apple", "cherry"] ["1", "22"]
let parts = try "2024-01-02".split(separator: Regex("-"))
print(parts, "1.2.3".split(separator: /\./).compactMap { Int($0) })  // expect: ["2024", "01", "02"] [1, 2, 3]
print("Straße".wholeMatch(of: /STRASSE/.ignoresCase()) == nil, "É".contains(/é/.ignoresCase()))  // expect: true true
print("a\u{301}b".ranges(of: /a/).count, "cafe\u{301}".contains(/café/), "🇩🇪🇫🇷".matches(of: /./).count)  // expect: 0 true 2
func check<T>(_ r: some RegexComponent<T>, _ text: String) -> T? { text.firstMatch(of: r)?.output }
print(check(/(\w)(\d)/, "--a1")! == ("a1", "a", "1"), check(/q/, "x") as Any)  // expect: true nil
let rs: [any RegexComponent] = [/a/, /(b)/]
print(rs.count, rs.map { "ab".contains($0) })  // expect: 2 [true, true]
let opt: Regex<Substring>? = nil
print("x".contains(opt ?? /x/))  // expect: true
let s2 = "key: value"
if case let m? = s2.firstMatch(of: /(\w+): (\w+)/) { let (_, k, v) = m.output; print(k, v) }  // expect: key value
switch s2.firstMatch(of: /: (?<v>.*)/)?.v { case "value"?: print("matched"); default: print("no") }  // expect: matched
print(try /x(?<n>\d)/.firstMatch(in: "ax5")?.n ?? "-", try /x/.wholeMatch(in: "xx") == nil, try /x/.prefixMatch(in: "xx"[...])?.range.isEmpty as Any)  // expect: 5 true Optional(false)
func ~= (r: Regex<Substring>, s: String) -> Bool { s.wholeMatch(of: r) != nil }
switch "abc12" { case /\d+/: print("digits"); case /[a-z]+\d+/: print("word and digits"); default: print("other") }  // expect: word and digits
let longest = "a bb ccc".matches(of: /\w+/).max { $0.0.count < $1.0.count }
print(longest?.0 ?? "")  // expect: ccc
print("x".matches(of: /(?<a>x)|(?<b>y)/).map { ($0.a, $0.b) })  // expect: [(Optional("x"), nil)]
