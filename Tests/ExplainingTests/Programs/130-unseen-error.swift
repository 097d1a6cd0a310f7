//? Nobody asks for the result of the child, or awaits the task, so their errors are dropped.
// swift-format-ignore-file
struct Rejected: Error { var page: Int }
func check(_ page: Int) async throws {
  try await Task.sleep(for: .milliseconds(10 * page))
  if page == 2 { throw Rejected(page: page) }
}
try await withThrowingTaskGroup(of: Void.self) { group in
  for page in 1...2 { group.addTask { try await check(page) } }
}
print("checked")
let forgotten = Task { try await check(2) }
try await Task.sleep(for: .milliseconds(60))
print("end")
