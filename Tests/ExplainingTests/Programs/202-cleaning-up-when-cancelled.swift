//? Cleaning up needs a sleep, which ends at once in a cancelled task: the file is never closed.
func close() async throws {
  try await Task.sleep(for: .milliseconds(10))
  print("closed")
}
let session = Task {
  try? await Task.sleep(for: .seconds(1))
  try? await close()
  print("session ends")
}
try await Task.sleep(for: .milliseconds(10))
session.cancel()
await session.value
