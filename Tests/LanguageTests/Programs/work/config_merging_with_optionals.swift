// swift-format-ignore-file
struct Config: Equatable { var host: String?, port: Int?, tags: [String]? , debug: Bool? 
  static let defaults = Config(host: "localhost", port: 80, tags: [], debug: false)
  func merging(_ other: Config) -> Config { Config(host: other.host ?? host, port: other.port ?? port, tags: other.tags.map { (tags ?? []) + $0 } ?? tags, debug: other.debug ?? debug) }
  init(host: String? = nil, port: Int? = nil, tags: [String]? = nil, debug: Bool? = nil) { (self.host, self.port, self.tags, self.debug) = (host, port, tags, debug) }
  init(arguments: [String]) throws(ConfigError) { self.init(); for a in arguments { try set(a) } }
  private mutating func set(_ a: String) throws(ConfigError) {
    let parts = a.split(separator: "=", omittingEmptySubsequences: false)
    switch (parts[0], parts.dropFirst().first) {
    case ("host", let h?) where !h.isEmpty: host = String(h)
    case ("port", let p?): guard let n = Int(p), 1...65535 ~= n else { throw .invalid("port", String(p)) }; port = n
    case ("tag", let t?): tags = (tags ?? []) + [String(t)]
    case ("debug", nil): debug = true
    case (let key, nil): throw .missingValue(String(key))
    case (let key, let v?): throw .invalid(String(key), String(v)) } } }
enum ConfigError: Error, Equatable { case invalid(String, String), missingValue(String) }
extension Config: CustomStringConvertible { var description: String { [host.map { "host=\($0)" }, port.map { "port=\($0)" }, tags.flatMap { $0.isEmpty ? nil : "tags=\($0)" }, debug == true ? "debug" : nil].compactMap(\.self).joined(separator: " ") } }
let file = Config(port: 8080, tags: ["file"])
// expect: host=a port=8080 tags=["file", "x", "y"]
// expect: host=localhost port=8080 tags=["file"] debug
// expect: invalid("port", "99999")
// expect: missingValue("port")
// expect: invalid("host", "")
// expect: invalid("what", "1")
// expect: host=localhost port=8080 tags=["file"]
for arguments in [["host=a", "tag=x", "tag=y"], ["debug"], ["port=99999"], ["port"], ["host="], ["what=1"], []] { do { print([.defaults, file, try Config(arguments: arguments)].reduce(Config()) { $0.merging($1) }) } catch { print(error) } }
print(Config().merging(.defaults) == .defaults, Config().description.isEmpty)  // expect: true true
