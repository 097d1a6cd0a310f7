// status: 1
// says: deadlock
nonisolated(unsafe) var t: Task<Void, Never>?
t = Task {
  try? await Task.sleep(for: .milliseconds(10))
  await t?.value
}
await t?.value
