// swift-format-ignore-file
func work(_ log: @Sendable (String) -> Void) async -> String { var n = 0; while !Task.isCancelled { n += 1; await Task.yield() }; log("noticed"); return n >= 0 ? "stopped" : "?" }
let t = Task { await work { print($0) } }  // expect: noticed
t.cancel()
print(await t.value)  // expect: stopped
let thrower = Task { () -> Int in try await Task.sleep(nanoseconds: 10_000_000_000); return 1 }
thrower.cancel()
do { print(try await thrower.value) } catch is CancellationError { print("cancelled") }  // expect: cancelled
// expect: CancellationError
switch await thrower.result { case .success(let n): print(n); case .failure(let e): print(type(of: e)) }
// expect: handler
let handled = Task { await withTaskCancellationHandler { while !Task.isCancelled { await Task.yield() }; return "body done" } onCancel: { print("handler") } }
await Task.yield()
handled.cancel()
print(await handled.value)  // expect: body done
// expect: true false
await withTaskGroup(of: Bool.self) { g in g.addTask { while !Task.isCancelled { await Task.yield() }; return true }; g.cancelAll(); print(await g.next()!, g.addTaskUnlessCancelled { false }) }
