// swift-format-ignore-file
import Dependencies
import DependenciesMacros

@DependencyClient
struct FactClient: Sendable {
  var fetch: @Sendable (_ number: Int) async throws -> String
  var isOnline: @Sendable () -> Bool = { true }
  var log: @Sendable (String) -> Void
  var add: @Sendable (_ a: Int, _ to: Int) -> Int = { $0 + $1 }
  var load: @Sendable (inout [Int]) throws -> Void
  @DependencyEndpoint(method: "store") var save: @Sendable (_ value: Int, _ key: String) throws -> Void
  @DependencyEndpointIgnored var plain: @Sendable () -> Int = { 5 }
  var retries = 2
  let base: String
  var note: String?
}
extension FactClient: DependencyKey {
  static let liveValue = FactClient(base: "live")
}
extension DependencyValues {
  var facts: FactClient {
    get { self[FactClient.self] }
    set { self[FactClient.self] = newValue }
  }
  @DependencyEntry(liveValue: 3) var limit: Int = 1
}
@DependencyClient
struct Cache<Value: Sendable>: Sendable {
  var read: @Sendable (_ key: String) throws -> Value
}
@DependencyClient public struct Open { public var a: () -> Void }

struct Model {
  @Dependency(\.facts) var facts
  @Dependency(\.limit) var limit
}

let client = FactClient(
  fetch: { "\($0)!" }, isOnline: { false }, log: { print("log", $0) }, add: { $0 * $1 },
  load: { $0.append(1) }, save: { print($0, $1) }, base: "live",
  note: nil)
print(try await client.fetch(number: 3), try await client.fetch(4))  // expect: 3! 4!
print(client.isOnline(), client.add(a: 2, to: 5), client.add(3, 4))  // expect: false 10 12
client.log("x")  // expect: log x
var list: [Int] = []
try client.load(&list)
print(list)  // expect: [1]
try client.store(value: 1, key: "k")  // expect: 1 k
print(client.plain(), client.retries, client.base, client.note ?? "-")  // expect: 5 2 live -
try Cache<Int>(read: { $0.count }).read(key: "four").description.forEach { print($0) }  // expect: 4
let open = Open { print("open") }
open.a()  // expect: open

// Endpoints that are overridden one by one report nothing; neither does a value that is there.
var other = FactClient(base: "other")
other.log = { print("other", $0) }
other.log("y")  // expect: other y
print(other.retries)  // expect: 2
other.fetch = { number in
  if number == 0 { throw CancellationError() }
  return "own \(number)"
}
print(try await other.fetch(number: 2))  // expect: own 2
do { _ = try await other.fetch(number: 0) } catch { print(error) }  // expect: CancellationError()

// In what is tested, one endpoint is overridden.
try await withDependencies {
  $0.facts.fetch = { "fact \($0)" }
  $0.limit = 9
} operation: {
  let model = Model()
  print(try await model.facts.fetch(number: 7), model.limit)  // expect: fact 7 9
}
