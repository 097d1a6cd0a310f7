// swift-format-ignore-file
protocol Parsable { init?(parsing: String) }
struct Never_: Parsable { init?(parsing: String) { nil } }
struct Pair: Parsable {
  let text: String
  init?(parsing: String) { nil }
}
final class Node: Parsable {
  let text = "node"
  init?(parsing: String) { nil }
  convenience init?(number: Int) { nil }
}
enum Side { case left; init?(name: String) { nil } }
print(Never_(parsing: "") == nil, Pair(parsing: "") == nil, Node(parsing: "") == nil)
print(Node(number: 1) == nil, Side(name: "") == nil)
let types: [any Parsable.Type] = [Pair.self, Node.self]
print(types.map { $0.init(parsing: "x") == nil })
// expect: true true true
// expect: true true
// expect: [true, true]
