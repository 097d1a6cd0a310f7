// swift-format-ignore-file
// task groups, cancellation, structured concurrency in a server
enum Trace { @TaskLocal static var span: [String] = [] }
func span<T: Sendable>(_ name: String, _ body: @Sendable () async throws -> T) async rethrows -> T { try await Trace.$span.withValue(Trace.span + [name]) { try await body() } }
actor Collector { private var lines: [String] = []; func add(_ s: String) { lines.append(s) }; func drain() -> [String] { defer { lines = [] }; return lines.sorted() } }
let collector = Collector()
@Sendable func note(_ s: String) async { await collector.add("\(Trace.span.joined(separator: "/")): \(s)") }
await span("root") {
  await withTaskGroup(of: Int.self) { group in
    for i in 1...3 { group.addTask { await span("job\(i)") { await note("run"); return i * i } } }
    var sum = 0; for await n in group { sum += n }; await note("sum \(sum)")
  }
  async let a: Void = span("a") { await note("x") }
  async let b: Void = span("b") { await note("y") }
  _ = await (a, b)
}
for l in await collector.drain() { print(l) }
func firstOf<T: Sendable>(_ jobs: [@Sendable () async throws -> T]) async throws -> T? { try await withThrowingTaskGroup(of: T.self) { g in for j in jobs { g.addTask(operation: j) }; defer { g.cancelAll() }; return try await g.next() } }
let winner = try await firstOf([{ @Sendable () async throws -> String in try await Task.sleep(for: .seconds(60)); return "slow" }, { @Sendable () async throws -> String in "fast" }])
print(winner ?? "-")
struct Timeout: Error {}
func withTimeout<T: Sendable>(_ d: Duration, _ op: @escaping @Sendable () async throws -> T) async throws -> T { try await withThrowingTaskGroup(of: T.self) { g in g.addTask { try await op() }; g.addTask { try await Task.sleep(for: d); throw Timeout() }; let r = try await g.next()!; g.cancelAll(); return r } }
do { _ = try await withTimeout(.milliseconds(10)) { try await Task.sleep(for: .seconds(60)); return 1 } } catch { print(error) }
print(try await withTimeout(.seconds(60)) { 5 })
let t = Task { () -> String in await withTaskCancellationHandler { while !Task.isCancelled { await Task.yield() }; return "stopped" } onCancel: { print("cancelling") } }
t.cancel(); print(await t.value, t.isCancelled)
let r = await Task { try Task.checkCancellation(); return 1 }.result
print(r, (try? r.get()) ?? 0)
actor Semaphore { private var permits: Int; private var waiters: [CheckedContinuation<Void, Never>] = []; init(_ n: Int) { permits = n }; func acquire() async { if permits > 0 { permits -= 1; return }; await withCheckedContinuation { waiters.append($0) } }; func release() { if waiters.isEmpty { permits += 1 } else { waiters.removeFirst().resume() } } }
actor Peak { var now = 0, most = 0; func enter() { now += 1; most = max(most, now) }; func leave() { now -= 1 } }
let sem = Semaphore(2), peak = Peak()
await withDiscardingTaskGroup { g in for _ in 0..<6 { g.addTask { await sem.acquire(); await peak.enter(); await Task.yield(); await peak.leave(); await sem.release() } } }
print(await peak.most <= 2, await peak.now)
// expect: root/a: x
// expect: root/b: y
// expect: root/job1: run
// expect: root/job2: run
// expect: root/job3: run
// expect: root: sum 14
// expect: fast
// expect: Timeout()
// expect: 5
// expect: cancelling
// expect: stopped true
// expect: success(1) 1
// expect: true 0
