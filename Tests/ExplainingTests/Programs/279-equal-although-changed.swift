//? The == of Article compares only the id, so the test store sees no change of the title.
import ComposableArchitecture
import Testing

struct Article: Equatable, Identifiable {
  let id: Int
  var title: String
  static func == (a: Article, b: Article) -> Bool { a.id == b.id }
}

@Reducer struct Reader {
  struct State: Equatable { var article = Article(id: 1, title: "Draft") }
  enum Action { case rename(String) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .rename(let title) = action else { return .none }
      state.article.title = title
      return .none
    }
  }
}

@MainActor @Test func rename() async {
  let store = TestStore(initialState: Reader.State()) { Reader() }
  await store.send(.rename("Final"))
  await store.send(.rename("Really final")) { $0.article.title = "Really final" }
}
