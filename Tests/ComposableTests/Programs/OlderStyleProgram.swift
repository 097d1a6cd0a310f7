import Composable
import Testing

private struct News: Equatable, Identifiable, Sendable {
  let id: Int
  var title: String
}

/// A client whose endpoints are replaced one by one.
private struct NewsClient: Sendable {
  var list: @Sendable () async throws -> [News]
  var remove: @Sendable (_ id: Int) async throws -> Void
}

extension NewsClient: DependencyKey {
  static let liveValue = NewsClient(list: { [] }, remove: { _ in })
  static let testValue = NewsClient(
    list: unimplemented("NewsClient.list", placeholder: []),
    remove: unimplemented("NewsClient.remove"))
}

extension DependencyValues {
  fileprivate var newsClient: NewsClient {
    get { self[NewsClient.self] }
    set { self[NewsClient.self] = newValue }
  }
}

private struct Failure: Error, Equatable {}

/// Uses the names and forms from before 2023.
private struct NewsList: ReducerProtocol {
  struct State: Equatable {
    var news: IdentifiedArrayOf<News> = []
    var failed = false
  }
  enum Action: Equatable {
    case appeared
    case response(TaskResult<[News]>)
    case removed(Int)
  }

  @Dependency(\.newsClient) var client

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
    switch action {
    case .appeared:
      return .task { await .response(TaskResult { try await client.list() }) }
    case .response(.success(let news)):
      state.news = .init(uniqueElements: news)
      return .none
    case .response(.failure):
      state.failed = true
      return .none
    case .removed(let id):
      state.news.remove(id: id)
      return .fireAndForget { try await client.remove(id) }
    }
  }
}

@MainActor
@Suite("Program: news, in the older style")
struct OlderStyleProgram {
  @Test func loading() async {
    let removed = Log()
    let store = TestStore(initialState: NewsList.State(), reducer: NewsList())
    store.dependencies.newsClient.list = { [News(id: 1, title: "One")] }
    store.dependencies.newsClient.remove = { removed("\($0)") }
    await store.send(.appeared)
    await store.receive(.response(.success([News(id: 1, title: "One")]))) {
      $0.news = [News(id: 1, title: "One")]
    }
    await store.send(.removed(1)) { $0.news = [] }
    #expect(removed.all == ["1"])
  }

  @Test func failing() async {
    let store = TestStore(initialState: NewsList.State(), reducer: NewsList()) {
      $0.newsClient.list = { throw Failure() }
    }
    await store.send(.appeared)
    await store.receive(.response(.failure(Failure()))) { $0.failed = true }
  }

  @Test func inAnApp() async {
    let store = Store(initialState: NewsList.State(), reducer: NewsList()) {
      $0.newsClient.list = { [News(id: 2, title: "Two")] }
    }
    await store.send(.appeared).finish()
    #expect(store.news.ids == [2])
  }

  @Test func errorsOfTasks() async {
    let store = TestStore(
      initialState: 0,
      reducer: Reduce<Int, Int> { state, action in
        state += action
        guard action == 1 else { return .none }
        return .task {
          throw Failure()
        } catch: { _ in
          10
        }
      })
    await store.send(1) { $0 = 1 }
    await store.receive(10) { $0 = 11 }
  }
}
