//? T1 and T2 await one download. The handler of T1's call cancels it, so T2 fails too, although nobody cancelled T2.
actor Downloads {
  private var running: Task<String, any Error>?
  func logo() async throws -> String {
    let download =
      running
      ?? Task {
        try await Task.sleep(for: .seconds(60))
        return "logo"
      }
    running = download
    return try await withTaskCancellationHandler {
      try await download.value
    } onCancel: {
      download.cancel()
    }
  }
}
let downloads = Downloads()
let menu = Task { try await downloads.logo() }
try await Task.sleep(for: .milliseconds(20))
let page = Task {
  do { print(try await downloads.logo()) } catch { print("page:", error) }
}
try await Task.sleep(for: .milliseconds(20))
menu.cancel()
await page.value
