//? The group's body threw the error of one child, so the other child was cancelled and its sleep ended early.
// One request fails, and the others are cancelled with it.
struct Offline: Error {}
func request(_ page: Int) async throws -> Int {
  if page == 2 {
    try await Task.sleep(for: .milliseconds(20))
    throw Offline()
  }
  try await Task.sleep(for: .seconds(5))
  return page
}
do {
  try await withThrowingTaskGroup(of: Int.self) { group in
    group.addTask { try await request(1) }
    group.addTask { try await request(2) }
    for try await page in group { print("page", page) }
  }
} catch {
  print("failed:", error)
}
