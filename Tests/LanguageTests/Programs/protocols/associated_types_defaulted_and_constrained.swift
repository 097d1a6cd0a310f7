// swift-format-ignore-file
protocol Endpoint { associatedtype Response: CustomStringConvertible = String; associatedtype Failure: Error = Never; var path: String { get }; func decode(_ raw: String) throws -> Response }
extension Endpoint where Response == String { func decode(_ raw: String) -> String { "<\(raw)>" } }
struct Ping: Endpoint { let path = "/ping" }
struct Count: Endpoint { enum Failure: Error { case notNumber(String) }; let path = "/count"; func decode(_ raw: String) throws -> Int { guard let n = Int(raw) else { throw Failure.notNumber(raw) }; return n } }
func load<E: Endpoint>(_ e: E, _ raw: String) -> String {
  do { return "\(e.path): \(try e.decode(raw).description)" } catch { return "\(e.path): failed \(error)" }
}
// expect: /ping: <hi> // expect: /count: 12 // expect: /count: failed notNumber("x")
print(load(Ping(), "hi")); print(load(Count(), "12")); print(load(Count(), "x"))
print(Ping.Response.self, Ping.Failure.self, Count.Failure.self)  // expect: String Never Failure
