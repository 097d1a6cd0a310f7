//? E3 ends because A5 cancels it. No child is removed.
import Composable

struct Search: Reducer {
  struct State: Equatable {
    var query = ""
    var results: [String] = []
    var isLoading = false
  }
  enum Action: Equatable {
    case typed(String)
    case found([String])
    case cleared
  }
  enum ID { case search }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .typed(let query):
      state.query = query
      state.isLoading = true
      return .run { send in
        try await Task.sleep(for: .milliseconds(query.count * 5))
        await send(.found(["\(query)!"]))
      }
      .cancellable(id: ID.search, cancelInFlight: true)
    case .found(let results):
      state.results = results
      state.isLoading = false
      return .none
    case .cleared:
      state = State()
      return .cancel(id: ID.search)
    }
  }
}

let store = Store(initialState: Search.State()) { Search() }
let one = store.send(.typed("swift"))
let two = store.send(.typed("swiftly"))
await one.finish()
await two.finish()
print(store.results, store.isLoading)
let three = store.send(.typed("x"))
store.send(.cleared)
await three.finish()
print(store.query.isEmpty, store.results)
