// swift-format-ignore-file
struct SearchClient: Sendable {
  var search: @Sendable (_ query: String) async throws -> [String]
  static func fake(_ names: [String]) -> SearchClient {
    SearchClient { query in
      if query == "boom" { throw SearchError.server(code: 500) }
      return names.filter { $0.lowercased().contains(query.lowercased()) }
    }
  }
}
enum SearchError: Error, Equatable { case server(code: Int), tooShort(minimum: Int) }
@MainActor final class SearchModel {
  enum Phase: Equatable { case idle, loading, results([String]), failed(SearchError) }
  // expect: idle -> failed(main.SearchError.tooShort(minimum: 2))
  // expect: failed(main.SearchError.tooShort(minimum: 2)) -> loading
  // expect: loading -> results(["Ada", "Adele"])
  // expect: results(["Ada", "Adele"]) -> loading
  // expect: loading -> results([])
  // expect: results([]) -> loading
  // expect: loading -> failed(main.SearchError.server(code: 500))
  private(set) var phase = Phase.idle { didSet { print("\(oldValue) -> \(phase)") } }
  private(set) var history: [String] = []
  let client: SearchClient
  init(client: SearchClient) { self.client = client }
  func search(_ query: String) async {
    guard query.count >= 2 else { phase = .failed(.tooShort(minimum: 2)); return }
    phase = .loading
    defer { history.append(query) }
    do { phase = .results(try await client.search(query)) }
    catch let error as SearchError { phase = .failed(error) }
    catch { phase = .idle }
  }
}
let model = SearchModel(client: .fake(["Ada", "Adele", "Bob"]))
for query in ["a", "ad", "zz", "boom"] { await model.search(query) }
print(model.history, model.phase == .failed(.server(code: 500)))  // expect: ["ad", "zz", "boom"] true
