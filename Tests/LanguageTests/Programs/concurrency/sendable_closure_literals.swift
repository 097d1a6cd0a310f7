func apply(_ f: (Int) async -> Int) async -> Int { await f(2) }
@MainActor func g() async { print(await apply { @Sendable in $0 + 1 }) }
await g()
// expect: 3
