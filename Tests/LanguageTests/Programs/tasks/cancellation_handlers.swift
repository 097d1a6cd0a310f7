// swift-format-ignore-file
func slow(_ name: String) async -> String {
  await withTaskCancellationHandler {
    while !Task.isCancelled { await Task.yield() }
    // The flag is set before the handler is called.
    for _ in 0..<100 { await Task.yield() }
    return name + " ended"
  } onCancel: { print(name, "handler") }
}
let a = Task { await slow("a") }
await Task.yield(); a.cancel(); print(await a.value)
let b = Task { () -> Int in while !Task.isCancelled { await Task.yield() }; return try await withTaskCancellationHandler(operation: { print("late operation"); try Task.checkCancellation(); return 1 }, onCancel: { print("at once") }) }
b.cancel()
do { print(try await b.value) } catch is CancellationError { print("cancelled") }
let c = await withTaskCancellationHandler { 5 } onCancel: { print("never") }
print(c)
// expect: a handler
// expect: a ended
// expect: at once
// expect: late operation
// expect: cancelled
// expect: 5
