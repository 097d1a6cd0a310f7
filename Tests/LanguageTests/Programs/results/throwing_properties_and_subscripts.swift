// swift-format-ignore-file
struct Missing: Error { let key: String }
struct Config {
  var values: [String: String]
  var port: Int { get throws { guard let n = Int(try self["port"]) else { throw Missing(key: "number") }; return n } }
  subscript(_ key: String) -> String { get throws { guard let v = values[key] else { throw Missing(key: key) }; return v } }
}
let c = Config(values: ["port": "80", "host": "h"])
print(try c.port, try c["host"])  // expect: 80 h
do { _ = try c["x"] } catch let e as Missing { print("missing", e.key) }  // expect: missing x
do { _ = try Config(values: ["port": "?"]).port } catch { print(error) }  // expect: Missing(key: "number")
