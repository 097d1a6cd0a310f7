// swift-format-ignore-file
enum L { @TaskLocal static var id = 0 }
func child(_ n: Int) async -> String { await Task.yield(); return "\(n):\(L.id)" }
let results = await L.$id.withValue(1) {
  async let a = child(1)
  async let b = L.$id.withValue(2) { await child(2) }
  return [await a, await b]
}
print(results)  // expect: ["1:1", "2:2"]
let t = L.$id.withValue(3) { Task { L.$id.withValue(4) { L.id } + L.id } }
print(await t.value)  // expect: 7
func work() async throws -> Int {
  try await withThrowingTaskGroup(of: Int.self) { group in
    for i in 1...3 { group.addTask { try await Task.sleep(for: .milliseconds(1)); return i * L.id } }
    var total = 0
    for try await v in group { total += v }
    return total
  }
}
print(try await L.$id.withValue(10) { try await work() })  // expect: 60
let cancelled = Task { () -> Bool in
  while !Task.isCancelled { await Task.yield() }
  return true
}
cancelled.cancel()
print(await cancelled.value)  // expect: true
let nested = Task { await Task { L.id + 1 }.value }
print(await nested.value)  // expect: 1
func f() async -> Int { defer { print("deferred") }; await Task.yield(); return 1 }
print(await f())  // expect: deferred // expect: 1
let gen = [1, 2, 3]
var sum = 0
for n in gen { sum += await Task { n * 2 }.value }
print(sum)  // expect: 12
do {  // expect: CancellationError 0
  try await Task.sleep(nanoseconds: 1000)
  try await L.$id.withValue(5) { if L.id == 5 { throw CancellationError() } }
} catch { print(type(of: error), L.id) }
let optional: Int? = try? await work()
print(optional ?? -1)  // expect: 0
