//? T2 calls the actor while T1 waits in the middle of its call: isLoading is true, and the text isn't there yet.
actor Article {
  private var text: String?
  private var isLoading = false
  func load() async -> String {
    if let text { return text }
    if isLoading { return text ?? "nothing" }
    isLoading = true
    defer { isLoading = false }
    try? await Task.sleep(for: .milliseconds(60))
    text = "news"
    return "news"
  }
}
let article = Article()
let first = Task { await article.load() }
try await Task.sleep(for: .milliseconds(20))
let second = Task { await article.load() }
print(await first.value, await second.value)
