//? A2 cancels an id that E1 does not have, so E1 continues and its action arrives.
import Composable

enum CancelID { case search, suggestions }

struct Search: Reducer {
  struct State: Equatable {
    var query = ""
    var result = ""
  }
  enum Action {
    case typed(String)
    case cleared
    case found(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .typed(let query):
        state.query = query
        return .run { send in
          try await Task.sleep(for: .milliseconds(20))
          await send(.found("found \(query)"))
        }
        .cancellable(id: CancelID.search)
      case .cleared:
        state = State()
        return .cancel(id: CancelID.suggestions)
      case .found(let text):
        state.result = text
        return .none
      }
    }
  }
}

let store = Store(initialState: Search.State()) { Search() }
let typed = store.send(.typed("tea"))
store.send(.cleared)
await typed.finish()
print(store.withState { $0.result })
