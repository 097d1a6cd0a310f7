// swift-format-ignore-file
func f() -> Int { 1 }
func f() async -> Int { 2 }
struct S {
  func m() -> Int { 1 }
  func m() async -> Int { 2 }
  static func s() -> String { "s" }
  static func s() async -> String { "a" }
}
func g() async -> Int { await f() }
let a = f()
print(a, await f(), await S().m(), S.s(), await g())
if await S().m() == 1 { print("one") } else { print("two") }
for n in [S().m()] { print(n) }
switch f() { case 1: print("sync"); default: print("async") }
async let z = S().m()
print(await z, "\(await f())")
let c = { () async -> Int in await f() }
print(await c())
await Task { print(await f(), await S.s()) }.value
// expect: 1 1 1 s 2
// expect: one
// expect: 1
// expect: sync
// expect: 1 1
// expect: 2
// expect: 2 a
