// swift-format-ignore-file
struct Oops: Error {}
final class Token: Sendable { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("gone", n) } }
func token(_ n: Int) async throws -> Token { Token(n) }
func plain(_ n: Int) async -> Token { Token(n) }
func fail() async throws -> Token { try await Task.sleep(for: .milliseconds(20)); throw Oops() }
struct Pair<T: Sendable>: Sendable { var a: T }
func pair<T: Sendable>(_ t: @Sendable () async throws -> T) async throws -> Pair<T> { Pair(a: try await t()) }
do {
  async let a = token(1)
  async let b = fail()
  _ = try await [b, a]
} catch { print("caught") }
do {
  async let a = token(2)
  async let c = token(3)
  async let b = fail()
  _ = try await (a, c, b)
} catch { print("caught 2") }
func nested() async throws {
  async let a = token(4)
  do {
    async let c = plain(5)
    async let d = pair { try await token(6) }
    _ = await c
    try await Task.sleep(for: .milliseconds(20))
    print("inner end")
  }
  print("after inner")
  _ = try await a.n
  throw Oops()
}
do { try await nested() } catch { print("caught 3") }
func early(_ flag: Bool) async throws -> Int {
  for i in 10..<12 {
    async let a = token(i)
    let x = try await a
    print("have", x.n)
    if flag { continue }
  }
  async let z = token(20)
  if flag { return try await z.n }
  return 0
}
print(try await early(true))
actor Keeper {
  var kept: Token?
  func run() async throws {
    async let a = token(30)
    async let b = fail()
    kept = try await a
    _ = try await b
  }
}
let k = Keeper()
do { try await k.run() } catch { print("caught 4", await k.kept!.n) }
do {
  async let (p, q) = (plain(40), plain(41))
  let got = await p
  print("got", got.n, await q.n)
}
print("end")

// expect: gone 1
// expect: caught
// expect: gone 3
// expect: gone 2
// expect: caught 2
// expect: inner end
// expect: gone 6
// expect: gone 5
// expect: after inner
// expect: gone 4
// expect: caught 3
// expect: have 10
// expect: gone 10
// expect: have 11
// expect: gone 11
// expect: gone 20
// expect: 20
// expect: caught 4 30
// expect: got 40 41
// expect: gone 40
// expect: gone 41
// expect: end
