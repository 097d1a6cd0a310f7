// status: 1
// says: nothing can go on
let t = Task {
  await withTaskCancellationHandler {
    await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in kept = c }
  } onCancel: {
  }
}
nonisolated(unsafe) var kept: CheckedContinuation<Void, Never>?
t.cancel()
await t.value
