//? The semaphore blocks the main actor, so the task cannot begin before the wait has timed out.
import Foundation

@MainActor
final class Settings {
  private(set) var theme = "light"

  func load() async {
    try? await Task.sleep(for: .milliseconds(20))
    theme = "dark"
    print("settings loaded")
  }
}

/// For callers that aren't asynchronous yet.
@MainActor
func loadNow(_ settings: Settings) -> Bool {
  let loaded = DispatchSemaphore(value: 0)
  Task {
    await settings.load()
    loaded.signal()
  }
  return loaded.wait(timeout: .now() + .milliseconds(300)) == .success
}

let settings = Settings()
let isLoaded = loadNow(settings)
print(isLoaded ? "loaded in time" : "timed out")
print("theme: \(settings.theme)")

try await Task.sleep(for: .milliseconds(100))
print("later: \(settings.theme)")
