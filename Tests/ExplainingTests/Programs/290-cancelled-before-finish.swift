//? The cancellation of T1 ended the stream, so its loop ends without an error, and finish(throwing:) comes too late.
func pages() -> AsyncThrowingStream<Int, any Error> {
  AsyncThrowingStream { continuation in
    let printer = Task {
      do {
        try await Task.sleep(for: .milliseconds(20))
        continuation.yield(1)
        try await Task.sleep(for: .seconds(60))
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    continuation.onTermination = { _ in printer.cancel() }
  }
}
let reader = Task {
  var count = 0
  do {
    for try await _ in pages() { count += 1 }
    print("the book has", count, "pages")
  } catch {
    print("stopped by", error)
  }
}
try await Task.sleep(for: .milliseconds(80))
reader.cancel()
await reader.value
