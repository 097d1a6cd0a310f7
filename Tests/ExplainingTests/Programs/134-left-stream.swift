//? The reader left the stream, but nothing cancels the task that fills it.
// swift-format-ignore-file
func ticks() -> AsyncStream<Int> {
  AsyncStream { continuation in
    Task {
      for tick in 1...4 {
        continuation.yield(tick)
        try? await Task.sleep(for: .milliseconds(20))
      }
    }
  }
}
for await tick in ticks() where tick == 2 { break }
try await Task.sleep(for: .milliseconds(100))
print("end")
