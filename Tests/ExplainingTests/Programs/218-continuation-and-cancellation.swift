//? A cancellation doesn't end the wait for a continuation.
import Dispatch

func fetchLegacy(_ done: @escaping @Sendable (String) -> Void) {
  DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(150)) {
    done("payload")
  }
}

func fetch() async throws -> String {
  try await withCheckedThrowingContinuation { continuation in
    fetchLegacy { continuation.resume(returning: $0) }
  }
}

let clock = ContinuousClock()
let start = clock.now
let task = Task { () -> String in
  do {
    let text = try await fetch()
    return "\(text), cancelled: \(Task.isCancelled)"
  } catch {
    return "stopped by \(error)"
  }
}
try? await Task.sleep(for: .milliseconds(20))
task.cancel()
print("cancelled")
print(await task.value)
print("waited to the end:", start.duration(to: clock.now) >= .milliseconds(140))
