// swift-format-ignore-file
func s() -> AsyncStream<Int> { AsyncStream { $0.yield(1); $0.finish() } }
print(await s().reduce(0) { $0 + $1 })
print(await s().contains { $0 > 0 })
print(await s().map { $0 + 1 }.first { $0 > 0 } ?? 0)
@MainActor func f() async {
  print(await s().reduce(0) { $0 + $1 })
  print(await s().contains { $0 > 0 })
  print(await s().contains(1), await s().reduce(0, +))
}
await f()
@MainActor final class Model {
  var n = 0
  func load() async {
    n = await s().reduce(0) { $0 + $1 }
    n += await s().first { $0 == 1 } ?? 0
    n += await s().filter { $0 > 0 }.reduce(0, +)
    for await x in s().map({ $0 * 2 }) { n += x }
  }
  func start() {
    Task { n = await s().reduce(0) { $0 + $1 } }
  }
  func all() async {
    n += await withTaskGroup(of: Int.self) { group in
      group.addTask { 1 }
      return await group.reduce(0, +)
    }
  }
}
let m = Model()
await m.load()
print(m.n)
let total = await withTaskGroup(of: Int.self) { group in
  group.addTask { 1 }
  return await group.reduce(0, +)
}
print(total)
await A().g()  // error: cannot find 'A' in scope
let t = Task { print(await s().reduce(0) { $0 + $1 }) }
await t.value
