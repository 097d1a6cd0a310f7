// swift-format-ignore-file
func load() async -> Int { 1 }
func fetch() async throws -> Int { 2 }
struct Client { var name: String { get async { "c" } }; func get() async -> Int { 3 } }
func use() async throws {
  let a = load()  // error: expression is 'async' but is not marked with 'await'
  let b = await load()
  let c = try fetch()  // error: expression is 'async' but is not marked with 'await'
  let d = await fetch()  // error: call can throw but is not marked with 'try'
  let e = try await fetch()
  let client = Client()
  print(client.name, client.get())  // error: expression is 'async' but is not marked with 'await'
  print(await client.name, await client.get())
  print(a, b, c, d, e)
  if load() > 1 { print("x") }  // error: expression is 'async' but is not marked with 'await'
  let f = await load() + load()
  print(f)
}
try await use()
