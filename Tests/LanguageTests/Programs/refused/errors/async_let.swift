// swift-format-ignore-file
func load(_ n: Int) async throws -> Int { n }
func plain() async -> Int { 1 }
func use() async throws {
  async let a = load(1)
  async let b = plain()
  print(try a) // error: expression is 'async' but is not marked with 'await'
  print(await a)  // error: reading 'async let' can throw but is not marked with 'try'  // says: call can throw but is not marked with 'try' — not yet in the compiler's words
  print(b)  // error: expression is 'async' but is not marked with 'await'
  print(try await a, await b)
  async var c = plain()  // error: 'async' can only be used with 'let' declarations
  async let d: String = plain()  // error: cannot convert value of type 'Int' to specified type 'String'
  async let (e, f) = (plain(), plain())
  print(await e + f)
}
try await use()
