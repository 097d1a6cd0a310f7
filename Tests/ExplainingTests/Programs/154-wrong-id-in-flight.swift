//? A3 cancels an id that no effect has; only E2 is in flight, because A2 cancelled E1.
import Composable

struct Search: Reducer {
  struct State: Equatable { var hits: [String] = [] }
  enum Action {
    case typed(String)
    case found([String])
    case clear
  }
  enum ID { case load }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .typed(let text):
      return .run { send in
        try await Task.sleep(for: .milliseconds(20))
        await send(.found([text]))
      }
      .cancellable(id: ID.load, cancelInFlight: true)
    case .found(let hits):
      state.hits = hits
      return .none
    case .clear:
      state.hits = []
      return .cancel(id: "load")
    }
  }
}

let store = Store(initialState: Search.State()) { Search() }
store.send(.typed("a"))
let typed = store.send(.typed("ab"))
store.send(.clear)
await typed.finish()
print(store.withState { $0.hits })
