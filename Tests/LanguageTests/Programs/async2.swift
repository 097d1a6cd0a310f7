// swift-format-ignore-file
func fetch(_ n: Int) async -> Int { await Task.yield(); return n * 2 }
func slow() async -> String { do { try await Task.sleep(for: .seconds(5)); return "slept" } catch { print("cancelled at exit"); return "c" } }
func scope() async { async let s = slow(); print("leaving") }
await scope()  // expect: leaving // expect: cancelled at exit
func sequence() async -> [Int] { var r: [Int] = []; for i in 0..<3 { r.append(await fetch(i)) }; return r }
print(await sequence())  // expect: [0, 2, 4]
let v = if await fetch(1) == 2 { "two" } else { "other" }
print(v)  // expect: two
for i in 0..<2 { let n = await fetch(i); print(n) }  // expect: 0 // expect: 2
struct S { var n: Int; func load() async -> Int { await fetch(n) }; var prop: Int { get async { await fetch(n) + 1 } } }
print(await S(n: 4).load(), await S(n: 5).prop)  // expect: 8 11
final class Model: Sendable { let id = 1; func go() async throws -> Int { try Task.checkCancellation(); return await fetch(id) } }
print(try await Model().go())  // expect: 2
let fn: (Int) async -> Int = fetch
print(await fn(3))  // expect: 6
let cl = { (n: Int) async throws -> Int in n }
print(try await cl(4))  // expect: 4
let x = await withCheckedContinuation { c in c.resume(returning: 5) }
print(x)  // expect: 5
do {  // expect: threw
  let y: Int = try await withCheckedThrowingContinuation { c in c.resume(throwing: CancellationError()) }
  print(y)
} catch { print("threw") }
await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in c.resume() }
let opt: Int? = await fetch(1) > 1 ? 1 : nil
print(opt ?? 0)  // expect: 1
let r = await MainActor.run { 8 }
print(r)  // expect: 8
