//? A discarding group is cancelled by the first error, and throws it when all its tasks have ended.
struct Rejected: Error {}

func send(_ mail: String, milliseconds: Int) async throws {
  try await Task.sleep(for: .milliseconds(milliseconds))
  if mail == "spam" { throw Rejected() }
  print("\(mail) sent")
}

func sendAll() async throws {
  try await withThrowingDiscardingTaskGroup { group in
    group.addTask { try await send("invoice", milliseconds: 120) }
    group.addTask { try await send("spam", milliseconds: 20) }
    try? await Task.sleep(for: .milliseconds(60))
    group.addTask { try await send("greeting", milliseconds: 10) }
    print("all added")
  }
}

do {
  try await sendAll()
  print("done")
} catch {
  print("failed: \(error)")
}
