// swift-format-ignore-file
indirect enum JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral, Equatable {
  case null, bool(Bool), number(Int), string(String), array([JSON]), object([Member])
  struct Member: Equatable { let key: String, value: JSON }
  init(nilLiteral: ()) { self = .null }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .number(value) }
  init(stringLiteral value: String) { self = .string(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements.map { Member(key: $0.0, value: $0.1) }) }
  func text(indent: Int = 0) -> String {
    let pad = String(repeating: "  ", count: indent + 1), end = String(repeating: "  ", count: indent)
    return switch self {
    case .null: "null"
    case .bool(let b): "\(b)"
    case .number(let n): "\(n)"
    case .string(let s): "\"\(s)\""
    case .array([]): "[]"
    case .array(let items): "[\n" + items.map { pad + $0.text(indent: indent + 1) }.joined(separator: ",\n") + "\n\(end)]"
    case .object(let members): "{\n" + members.map { "\(pad)\"\($0.key)\": \($0.value.text(indent: indent + 1))" }.joined(separator: ",\n") + "\n\(end)}"
    }
  }
  subscript(key: String) -> JSON? { if case .object(let ms) = self { ms.first { $0.key == key }?.value } else { nil } }
  subscript(i: Int) -> JSON? { if case .array(let items) = self, items.indices.contains(i) { items[i] } else { nil } }
}
let value: JSON = ["name": "Ada", "tags": ["x", 1, nil], "empty": [], "deep": ["ok": true]]
// expect: {
// expect: "name": "Ada",
// expect: "tags": [
// expect: "x",
// expect: 1,
// expect: null
// expect: ],
// expect: "empty": [],
// expect: "deep": {
// expect: "ok": true
// expect: }
// expect: }
print(value.text())
// expect: true Optional(main.JSON.bool(true)) true true
print(value["tags"]?[1] == 1, value["deep"]?["ok"] as Any, value["no"]?["x"] == nil, value["tags"]?[7] == nil)
