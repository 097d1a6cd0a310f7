//? The completion of the second lookup gets nil, and no path resumes the continuation then, so T2 never continues.
struct Directory {
  func find(_ name: String, completion: @escaping @Sendable (String?) -> Void) {
    Task { completion(name.isEmpty ? nil : "room of \(name)") }
  }
}
func room(of name: String) async -> String {
  await withCheckedContinuation { continuation in
    Directory().find(name) { room in
      if let room { continuation.resume(returning: room) }
    }
  }
}
let first = Task { print(await room(of: "Ada")) }
await first.value
let second = Task { print(await room(of: "")) }
try await Task.sleep(for: .milliseconds(50))
