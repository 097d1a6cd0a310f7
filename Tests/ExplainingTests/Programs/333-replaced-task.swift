//? The property gets another task: the first isn't cancelled by that, and nobody can cancel it.
@MainActor final class Search {
  private var task: Task<Void, Never>?
  private(set) var results: [String] = []

  func search(_ text: String, taking time: Duration) {
    task = Task {
      try? await Task.sleep(for: time)
      results = ["\(text) 1", "\(text) 2"]
    }
  }

  func stop() {
    task?.cancel()
    task = nil
  }
}

let search = Search()
search.search("ca", taking: .milliseconds(60))
search.search("cat", taking: .milliseconds(20))
try await Task.sleep(for: .milliseconds(40))
print(search.results)
try await Task.sleep(for: .milliseconds(40))
print(search.results)
