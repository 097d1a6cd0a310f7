//? The first task was cancelled, continues, and overwrites the newer result.
actor Search {
  private(set) var shown = "nothing"
  private var current: Task<Void, Never>?

  private func load(_ text: String) async -> String {
    let milliseconds = text.count == 1 ? 900 : 20
    await withCheckedContinuation { continuation in
      Task {
        try? await Task.sleep(for: .milliseconds(milliseconds))
        continuation.resume()
      }
    }
    return "results for \(text)"
  }

  func type(_ text: String) {
    current?.cancel()
    current = Task {
      let results = await load(text)
      shown = results
    }
  }
}

let search = Search()
await search.type("s")
await search.type("swift")
try await Task.sleep(for: .milliseconds(300))
print(await search.shown)
try await Task.sleep(for: .milliseconds(900))
print(await search.shown)
