//? The run begins before the cancel that is merged behind it, so the cancel reaches it, too.
import ComposableArchitecture

@Reducer struct Search {
  struct State: Equatable { var results: [String] = [] }
  enum Action {
    case search(String)
    case found(String)
  }
  enum CancelID { case request }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .search(let text):
        return .merge(
          .run { send in
            try await Task.sleep(for: .milliseconds(20))
            await send(.found("\(text)!"))
          }
          .cancellable(id: CancelID.request),
          .cancel(id: CancelID.request)
        )
      case .found(let result):
        state.results.append(result)
        return .none
      }
    }
  }
}

let store = Store(initialState: Search.State()) { Search() }
store.send(.search("s"))
store.send(.search("sw"))
try await Task.sleep(for: .milliseconds(60))
print(store.results)
