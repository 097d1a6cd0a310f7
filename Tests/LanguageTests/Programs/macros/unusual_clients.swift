// swift-format-ignore-file
import Dependencies
import DependenciesMacros

struct Failure: Error {}

@DependencyClient
struct Client: Sendable {
  var current: @Sendable () -> Int?
  var find: @Sendable (_ name: String) -> Optional<String>
  var fetch: @Sendable (
    _ id: Int,  // the id
    _ query: String
  ) throws -> Int
  var show: @MainActor @Sendable (_ text: String) throws -> Int
  var save: @Sendable (_ value: Int) throws(Failure) -> Void = { _ throws(Failure) in throw Failure() }
  func saved(value: Int) throws(Failure) { throw Failure() }
  var log: @Sendable (_ message: @autoclosure () -> String) throws -> Void
  var wait: nonisolated(nonsending) @Sendable (_ turns: Int) async throws -> Int
  var `default`: @Sendable (_ value: Int) throws -> Int
  var base: String = """
    two
    lines
    """
  var count = 3
  var factor = -1.5
  var note: String?
}

// What isn't an endpoint may be left out.
print(Client(base: "y").base, Client().count, Client().factor, Client(note: "n").note ?? "-")  // expect: y 3 -1.5 n
print(Client().base)
// expect: two
// expect: lines
print(Client(count: 4).count)  // expect: 4

var client = Client(
  current: { 1 }, find: { $0 }, fetch: { id, query in id + query.count }, show: { $0.count },
  save: { _ throws(Failure) in }, log: { print("log", $0()) }, wait: { $0 }, default: { $0 * 2 })
print(client.current() ?? 0, client.find(name: "a") ?? "-", try client.fetch(id: 1, query: "abc"))  // expect: 1 a 4
print(try client.show(text: "four"))  // expect: 4
try client.log(message: "x" + "y")  // expect: log xy
print(try await client.wait(turns: 2), try client.default(value: 4))  // expect: 2 8
try client.save(value: 1)

// An endpoint that may give nothing needs no default, and one with a type of errors keeps it.
do throws(Failure) { try Client().saved(value: 1) } catch { print(error) }  // expect: Failure()
