//? The second reader awaits the task that has already failed; it has to start another one.
// swift-format-ignore-file
struct Unreachable: Error {}
actor Settings {
  private var loading: Task<String, any Error>?
  func load() async throws -> String {
    if let loading { return try await loading.value }
    let task = Task { () async throws -> String in
      try await Task.sleep(for: .milliseconds(10))
      throw Unreachable()
    }
    loading = task
    return try await task.value
  }
}
let settings = Settings()
for _ in 1...2 {
  do { print(try await settings.load()) } catch { print("no settings") }
}
