// swift-format-ignore-file
import Foundation
// dynamic JSON value type, JSONSerialization bridging
@dynamicMemberLookup enum JSON: Equatable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral {
  case null, bool(Bool), number(Double), string(String), array([JSON]), object([String: JSON])
  init(stringLiteral v: String) { self = .string(v) }
  init(integerLiteral v: Int) { self = .number(Double(v)) }
  init(floatLiteral v: Double) { self = .number(v) }
  init(booleanLiteral v: Bool) { self = .bool(v) }
  init(arrayLiteral e: JSON...) { self = .array(e) }
  init(dictionaryLiteral e: (String, JSON)...) { self = .object(Dictionary(e) { $1 }) }
  init(nilLiteral: ()) { self = .null }
  init?(_ any: Any) {
    switch any {
    case is NSNull: self = .null
    case let n as NSNumber: self = .number(n.doubleValue)
    case let s as String: self = .string(s)
    case let a as [Any]: self = .array(a.compactMap(JSON.init))
    case let d as [String: Any]: self = .object(d.compactMapValues(JSON.init))
    default: return nil
    }
  }
  init(parsing text: String) throws { let any = try JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed]); self = JSON(any) ?? .null }
  subscript(dynamicMember key: String) -> JSON { self[key] }
  subscript(key: String) -> JSON { if case .object(let o) = self { o[key] ?? .null } else { .null } }
  subscript(index: Int) -> JSON { guard case .array(let a) = self, a.indices.contains(index) else { return nil }; return a[index] }
  var int: Int? { if case .number(let n) = self { Int(exactly: n) } else { nil } }
  var string: String? { guard case .string(let s) = self else { return nil }; return s }
  var foundation: Any { switch self { case .null: NSNull(); case .bool(let b): b; case .number(let n): n; case .string(let s): s; case .array(let a): a.map(\.foundation); case .object(let o): o.mapValues(\.foundation) } }
}
let doc = try JSON(parsing: #"{"user": {"name": "Ada", "tags": ["x", "y"], "age": 36.5, "n": 2}, "list": [1, null, "z"]}"#)
print(doc.user.name.string ?? "-", doc.user.tags[1].string!, doc.user.n.int as Any, doc.user.age.int as Any, doc.missing.deep[3] == nil, doc.list[1] == .null)
let built: JSON = ["a": 1, "b": [true, nil, "s", 2.5], "c": ["d": "e"]]
print(String(decoding: try JSONSerialization.data(withJSONObject: built.foundation, options: [.sortedKeys]), as: UTF8.self))
if case .object(let o) = built { print(o.keys.sorted(), o["b"]![2]) }
do { _ = try JSON(parsing: "{") } catch { print((error as NSError).code) }
// expect: Ada y Optional(2) nil true true
// expect: {"a":1,"b":[true,null,"s",2.5],"c":{"d":"e"}}
// expect: ["a", "b", "c"] string("s")
// expect: 3840
