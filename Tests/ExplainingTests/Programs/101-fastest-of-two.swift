//? The group's first result is the mirror's; cancelAll reaches the slow download, whose sleep ends early.
// The fastest of two downloads wins, and the other one is cancelled.
func download(_ name: String, _ milliseconds: Int) async -> String {
  do {
    try await Task.sleep(for: .milliseconds(milliseconds))
    return name
  } catch {
    return "\(name) was cancelled"
  }
}
let fastest = await withTaskGroup(of: String.self) { group in
  group.addTask { await download("origin", 5000) }
  group.addTask { await download("mirror", 20) }
  let first = await group.next()!
  group.cancelAll()
  return first
}
print(fastest)
