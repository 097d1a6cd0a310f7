// status: 1
// says: deadlock
nonisolated(unsafe) var a: Task<Void, Never>?
nonisolated(unsafe) var b: Task<Void, Never>?
a = Task {
  try? await Task.sleep(for: .milliseconds(10))
  await b?.value
}
b = Task {
  try? await Task.sleep(for: .milliseconds(10))
  await a?.value
}
await a?.value
