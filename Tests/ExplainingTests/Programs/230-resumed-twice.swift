//? The line of the first resume, and the lane that resumes again.
import Dispatch
func load(_ fail: Bool) async throws -> Int {
  try await withCheckedThrowingContinuation { c in
    DispatchQueue.global().async {
      if fail { c.resume(throwing: CancellationError()) }
      c.resume(returning: 3)
    }
  }
}
print(try await load(false))
print((try? await load(true)) ?? -1)
try await Task.sleep(for: .milliseconds(50))
