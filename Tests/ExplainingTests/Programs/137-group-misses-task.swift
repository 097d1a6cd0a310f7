//? The error cancels the other child, but not the unstructured task that the child waits for.
// swift-format-ignore-file
struct Late: Error {}
func slow() async -> String {
  await Task {
    try? await Task.sleep(for: .milliseconds(80))
    return "done"
  }.value
}
do {
  try await withThrowingTaskGroup(of: String.self) { group in
    group.addTask { await slow() }
    group.addTask {
      try await Task.sleep(for: .milliseconds(20))
      throw Late()
    }
    for try await text in group { print(text) }
  }
} catch {
  print("too late")
}
