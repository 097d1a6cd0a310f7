// swift-format-ignore-file
import Foundation
// Feature flags, config decoding by hand, builder with default args, enum with associated values & CaseIterable by hand
enum Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, Equatable {
  case string(String), int(Int), bool(Bool), double(Double); indirect case list([Value])
  init(stringLiteral s: String) { self = .string(s) }
  init(integerLiteral i: Int) { self = .int(i) }
  init(booleanLiteral b: Bool) { self = .bool(b) }
  init(floatLiteral d: Double) { self = .double(d) }
  init(arrayLiteral e: Value...) { self = .list(e) }
}
protocol Decoding { static func decode(_ v: Value) -> Self? }
extension String: Decoding { static func decode(_ v: Value) -> String? { if case .string(let s) = v { s } else { nil } } }
extension Int: Decoding { static func decode(_ v: Value) -> Int? { guard case let .int(i) = v else { return nil }; return i } }
extension Bool: Decoding { static func decode(_ v: Value) -> Bool? { switch v { case .bool(let b): b; case .int(let i): i != 0; default: nil } } }
extension Array: Decoding where Element: Decoding { static func decode(_ v: Value) -> [Element]? { guard case .list(let l) = v else { return nil }; let out = l.compactMap(Element.decode); return out.count == l.count ? out : nil } }
extension Optional: Decoding where Wrapped: Decoding { static func decode(_ v: Value) -> Wrapped?? { .some(Wrapped.decode(v)) } }
struct Key<T: Decoding & Sendable>: Sendable, ExpressibleByStringLiteral { let name: String; let fallback: T?
  init(stringLiteral s: String) { name = s; fallback = nil }
  init(_ name: String, default fallback: T) { self.name = name; self.fallback = fallback } }
extension Key where T == Int { static let retries = Key("retries", default: 3) }
extension Key where T == [String] { static let hosts: Self = "hosts" }
extension Key where T == Bool { static let verbose = Key("verbose", default: false) }
struct Config { private var values: [String: Value]
  enum Failure: Error { case missing(String), mismatch(key: String, wanted: Any.Type, got: Value) }
  init(_ v: KeyValuePairs<String, Value>) { values = Dictionary(uniqueKeysWithValues: v.map { ($0.key, $0.value) }) }
  func get<T>(_ key: Key<T>) throws -> T {
    guard let v = values[key.name] else { if let f = key.fallback { return f }; throw Failure.missing(key.name) }
    guard let t = T.decode(v) else { throw Failure.mismatch(key: key.name, wanted: T.self, got: v) }
    return t }
  subscript<T>(_ key: Key<T>) -> T? { try? get(key) }
  mutating func set(_ v: Value, for name: String) { values[name] = v }
}
var c = Config(["hosts": ["a", "b"], "verbose": 1, "port": 80, "name": "x"])
print(try c.get(.hosts), try c.get(.retries), try c.get(.verbose), c[Key<Int>("port", default: 1)] ?? 0)
let name: String = try c.get("name"); print(name)
do { let _: Int = try c.get("name") } catch let Config.Failure.mismatch(key, wanted, got) { print(key, wanted, got) } catch {}
do { let _: Bool = try c.get("nope") } catch { print(error) }
c.set([1, "2"], for: "hosts"); print(c[.hosts] as Any, c["hosts" as Key<[Int]>] == nil)
let maybe: Int? = try c.get("port"); print(maybe as Any, type(of: maybe))
#if DEBUG
print("debug")
#else
print("release")
#endif
// expect: ["a", "b"] 3 true 80
// expect: x
// expect: name Int string("x")
// expect: missing("nope")
// expect: nil true
// expect: Optional(80) Optional<Int>
// expect: release
