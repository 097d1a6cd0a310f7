//? The deadline came first: its error left the group, and the work was cancelled.
// swift-format-ignore-file
struct TimedOut: Error {}
func withTimeout(_ limit: Duration, _ work: @escaping @Sendable () async throws -> String) async throws -> String {
  try await withThrowingTaskGroup(of: String.self) { group in
    group.addTask { try await work() }
    group.addTask {
      try await Task.sleep(for: limit)
      throw TimedOut()
    }
    defer { group.cancelAll() }
    return try await group.next()!
  }
}
do {
  print(try await withTimeout(.milliseconds(30)) {
    try await Task.sleep(for: .seconds(10))
    return "loaded"
  })
} catch {
  print("error:", error)
}
