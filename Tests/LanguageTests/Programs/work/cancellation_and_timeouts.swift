// swift-format-ignore-file
import Foundation
// A child that is cancelled closes its resource.
final class Handle: Sendable { func close() { print("closed") } }
func download(_ handle: Handle) async throws -> String {
  try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { (c: CheckedContinuation<String, any Error>) in
      Task {
        do { try await Task.sleep(for: .seconds(100)); c.resume(returning: "data") }
        catch { c.resume(throwing: error) }
      }.cancel()
    }
  } onCancel: { handle.close() }
}
let t = Task { try await download(Handle()) }
do { print(try await t.value) } catch { print(type(of: error), t.isCancelled) }
func timeout<T: Sendable>(_ d: Duration, _ work: @escaping @Sendable () async throws -> T) async throws -> T {
  try await withThrowingTaskGroup(of: T.self) { group in
    group.addTask { try await work() }
    group.addTask { try await Task.sleep(for: d); throw TimedOut() }
    defer { group.cancelAll() }
    return try await group.next()!
  }
}
struct TimedOut: Error {}
do { _ = try await timeout(.milliseconds(5)) { try await Task.sleep(for: .seconds(50)); return 1 } } catch { print(error) }
print(try await timeout(.seconds(50)) { 2 })
let handled = await withTaskCancellationHandler(operation: { Task.isCancelled }, onCancel: { print("no") })
print(handled)
let outer = Task {
  withUnsafeCurrentTask { $0?.cancel() }
  return await withTaskCancellationHandler { Task.isCancelled } onCancel: { print("at once") }
}
print(await outer.value)
actor Semaphore {
  private var count: Int; private var waiters: [CheckedContinuation<Void, Never>] = []
  init(_ count: Int) { self.count = count }
  func wait() async { if count > 0 { count -= 1; return }; await withCheckedContinuation { waiters.append($0) } }
  func signal() { if waiters.isEmpty { count += 1 } else { waiters.removeFirst().resume() } }
}
let s = Semaphore(2)
let order = await withTaskGroup(of: Int.self) { g in
  for i in 0..<6 { g.addTask { await s.wait(); await Task.yield(); await s.signal(); return i } }
  var seen: Set<Int> = []; for await i in g { seen.insert(i) }; return seen
}
print(order.sorted())
// expect: CancellationError false
// expect: TimedOut()
// expect: 2
// expect: false
// expect: at once
// expect: true
// expect: [0, 1, 2, 3, 4, 5]
