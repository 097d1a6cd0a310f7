// swift-format-ignore-file
// A query language with a result builder, key paths, dates as text and regular expressions.
import Foundation

// A small query language with result builders, key paths and regular expressions.
struct Employee: Codable, Hashable, Identifiable {
  var id: Int
  var name: String
  var team: String
  var salary: Decimal
  var hired: Date
  var tags: Set<String> = []
}

protocol Predicating<Root> {
  associatedtype Root
  func matches(_ root: Root) -> Bool
  var text: String { get }
}

struct Compare<Root, Value: Comparable>: Predicating {
  let path: KeyPath<Root, Value>
  let op: (Value, Value) -> Bool
  let value: Value
  let text: String
  func matches(_ root: Root) -> Bool { op(root[keyPath: path], value) }
}

struct AllOf<Root>: Predicating {
  let parts: [any Predicating<Root>]
  func matches(_ root: Root) -> Bool { parts.allSatisfy { $0.matches(root) } }
  var text: String { parts.isEmpty ? "true" : parts.map(\.text).joined(separator: " && ") }
}

struct Negated<P: Predicating>: Predicating {
  let inner: P
  func matches(_ root: P.Root) -> Bool { !inner.matches(root) }
  var text: String { "!(\(inner.text))" }
}

@resultBuilder
enum QueryBuilder<Root> {
  static func buildExpression(_ p: some Predicating<Root>) -> [any Predicating<Root>] { [p] }
  static func buildBlock(_ parts: [any Predicating<Root>]...) -> [any Predicating<Root>] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [any Predicating<Root>]?) -> [any Predicating<Root>] { part ?? [] }
  static func buildEither(first: [any Predicating<Root>]) -> [any Predicating<Root>] { first }
  static func buildEither(second: [any Predicating<Root>]) -> [any Predicating<Root>] { second }
  static func buildArray(_ parts: [[any Predicating<Root>]]) -> [any Predicating<Root>] { Array(parts.joined()) }
}

func > <R, V: Comparable>(path: KeyPath<R, V>, value: V) -> Compare<R, V> {
  Compare(path: path, op: >, value: value, text: "> \(value)")
}
func == <R, V: Comparable>(path: KeyPath<R, V>, value: V) -> Compare<R, V> {
  Compare(path: path, op: ==, value: value, text: "== \(value)")
}
prefix func ! <P: Predicating>(p: P) -> Negated<P> { Negated(inner: p) }

struct Query<Root> {
  let filter: AllOf<Root>
  init(@QueryBuilder<Root> _ build: () -> [any Predicating<Root>]) { filter = AllOf(parts: build()) }
  func run(over rows: some Sequence<Root>) -> [Root] { rows.filter(filter.matches) }
}

let formatter = ISO8601DateFormatter()
formatter.formatOptions = [.withFullDate]
let staff = [
  Employee(id: 1, name: "Ada", team: "core", salary: 5200.50, hired: formatter.date(from: "2019-03-01")!, tags: ["lead"]),
  Employee(id: 2, name: "Bo", team: "core", salary: 4100, hired: formatter.date(from: "2021-07-15")!),
  Employee(id: 3, name: "Cy", team: "ops", salary: 3900.25, hired: formatter.date(from: "2020-11-30")!, tags: ["night", "lead"]),
]
let onlyCore = true
let query = Query<Employee> {
  \.id > 0
  if onlyCore { \.team == "core" } else { \.team == "ops" }
  for n in [3, 7] { !(\Employee.id == n) }
}
print(query.filter.text)
print(query.run(over: staff).map(\.name))
let total = staff.map(\.salary).reduce(0, +)
print(total, total / Decimal(staff.count))
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
encoder.dateEncodingStrategy = .custom { date, e in
  var c = e.singleValueContainer()
  try c.encode(formatter.string(from: date))
}
let json = String(decoding: try encoder.encode(staff[1]), as: UTF8.self)
print(json)
let grouped = Dictionary(grouping: staff, by: \.team).mapValues { $0.sorted { $0.salary > $1.salary }.map(\.name) }
for (team, names) in grouped.sorted(by: { $0.key < $1.key }) { print(team, names) }
let log = "2024-01-02 ERROR disk 91%\n2024-01-03 WARN cpu 77%\n2024-01-03 ERROR net 12%"
for match in log.matches(of: /(?<day>\d{4}-\d\d-\d\d) (?<level>ERROR|WARN) (?<what>\w+) (?<pct>\d+)%/) {
  print(match.day, match.level.lowercased(), match.what, Int(match.pct)! / 2)
}
print(log.replacing(/\d+%/) { "<\($0.output.dropLast())>" }.split(separator: "\n").count)
// expect: > 0 && == core && !(== 3) && !(== 7)
// expect: ["Ada", "Bo"]
// expect: 13200.75 4400.25
// expect: {
// expect:   "hired" : "2021-07-15",
// expect:   "id" : 2,
// expect:   "name" : "Bo",
// expect:   "salary" : 4100,
// expect:   "tags" : [
// expect:
// expect:   ],
// expect:   "team" : "core"
// expect: }
// expect: core ["Ada", "Bo"]
// expect: ops ["Cy"]
// expect: 2024-01-02 error disk 45
// expect: 2024-01-03 warn cpu 38
// expect: 2024-01-03 error net 6
// expect: 3
