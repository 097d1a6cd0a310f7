//? The task that fills the stream isn't a child of its reader: cancel it in onTermination, and let its loop end.
func pages() -> AsyncStream<Int> {
  AsyncStream { continuation in
    Task {
      for page in 1...4 {
        continuation.yield(page)
        try? await Task.sleep(for: .milliseconds(200))
      }
      continuation.finish()
    }
  }
}
let reader = Task {
  for await page in pages() { print("reads page \(page)") }
}
try await Task.sleep(for: .milliseconds(300))
reader.cancel()
await reader.value
try await Task.sleep(for: .milliseconds(700))
print("closed")
