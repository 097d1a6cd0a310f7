// swift-format-ignore-file
import Foundation
// config with layered sources, dynamic lookup & typed errors
protocol ConfigSource { func value(_ key: String) -> Any? }
struct Environment2: ConfigSource { let values: [String: String]; func value(_ key: String) -> Any? { values[key.uppercased().replacingOccurrences(of: ".", with: "_")] } }
struct JSONSource: ConfigSource { let root: [String: Any]; init(_ text: String) throws { guard let o = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else { throw Config.Failure.badRoot }; root = o }
  func value(_ key: String) -> Any? { key.split(separator: ".").reduce(root as Any?) { ($0 as? [String: Any])?[String($1)] } } }
struct Config { enum Failure: Error, CustomStringConvertible { case badRoot, missing(String), type(String, found: Any.Type, wanted: Any.Type); var description: String { switch self { case .badRoot: "bad root"; case .missing(let k): "missing \(k)"; case let .type(k, f, w): "\(k): \(f == NSNumber.self ? "number" : "\(f)") isn't \(w)" } } }
  var sources: [any ConfigSource]
  func get<T>(_ key: String, as _: T.Type = T.self) throws(Failure) -> T { guard let raw = sources.lazy.compactMap({ $0.value(key) }).first else { throw .missing(key) }
    if let v = raw as? T { return v }
    if let s = raw as? String, let c = T.self as? any LosslessStringConvertible.Type, let v = c.init(s) as? T { return v }
    throw .type(key, found: type(of: raw), wanted: T.self) }
  func get<T>(_ key: String, default d: @autoclosure () -> T) -> T { (try? get(key)) ?? d() } }
let config = Config(sources: [Environment2(values: ["DB_PORT": "5433", "DEBUG": "true"]), try JSONSource(#"{"db": {"host": "local", "port": 5432, "tags": ["a", "b"], "ratio": 0.5}, "debug": false}"#)])
print(try config.get("db.port") as Int, try config.get("db.host", as: String.self), try config.get("debug") as Bool, try config.get("db.tags") as [String], try config.get("db.ratio") as Double, config.get("db.timeout", default: 30))
do { let _: Int = try config.get("db.host") } catch { print(error) }
do { let _: [Int] = try config.get("db.ratio") } catch { print(error) }
do { _ = try config.get("x", as: Int.self) } catch { print(error) }
do { _ = try JSONSource("[1]") } catch Config.Failure.badRoot { print("root") }
// expect: 5433 local true ["a", "b"] 0.5 30
// expect: db.host: String isn't Int
// expect: db.ratio: number isn't Array<Int>
// expect: missing x
// expect: root
