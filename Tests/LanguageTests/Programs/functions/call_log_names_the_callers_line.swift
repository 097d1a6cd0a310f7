// swift-format-ignore-file
struct Call: Equatable { let name: String, line: Int }
nonisolated(unsafe) var calls: [Call] = []
func record(_ name: String, line: Int = #line) { calls.append(Call(name: name, line: line)) }
struct Client { var fetch: (Int) -> String; func get(_ id: Int, line: Int = #line) -> String { record("get", line: line); return fetch(id) } }
let client = Client { "item \($0)" }
print(client.get(1))  // expect: item 1
print(  // expect: item 2
  client.get(2)
)
@MainActor func twice() -> [String] {
  [client.get(3), client.get(4)]
}
print(twice())  // expect: ["item 3", "item 4"]
record("end")
print(calls.map { "\($0.name)@\($0.line)" })  // expect: ["get@7", "get@9", "get@12", "get@12", "end@15"]
