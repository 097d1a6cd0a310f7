//? The catch takes the CancellationError for a failure, and each later sleep ends at once.
struct Failed: Error {}

func upload(_ file: String) async throws -> String {
  for attempt in 1...4 {
    do {
      print("attempt \(attempt)")
      try await Task.sleep(for: .milliseconds(100))
      return "\(file) uploaded"
    } catch {
      print("attempt \(attempt) failed")
    }
  }
  throw Failed()
}

let task = Task { try await upload("cat.png") }
try await Task.sleep(for: .milliseconds(30))
task.cancel()
do {
  print(try await task.value)
} catch {
  print("gave up: \(type(of: error))")
}
