//? T1 writes before T2 continues, and T3 begins between them: each change names its own task.
@MainActor final class Search {
  var query = ""
  func search(_ text: String, after wait: Int) async {
    try? await Task.sleep(for: .milliseconds(wait))
    query = text
  }
}

let search = Search()
let first = Task { await search.search("s", after: 20) }
let second = Task { await search.search("sw", after: 140) }
try? await Task.sleep(for: .milliseconds(80))
let third = Task { await search.search("swift", after: 120) }
try? await Task.sleep(for: .milliseconds(240))
print(search.query)
_ = (first, second, third)
