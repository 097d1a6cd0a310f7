//? A receive skipped the earlier action, because the test store isn't exhaustive.
import ComposableArchitecture

@Reducer struct Import {
  struct State: Equatable {
    var isRunning = false
    var names: [String] = []
  }
  enum Action: Equatable {
    case start
    case row(String)
    case ended
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        state.isRunning = true
        return .run { send in
          await send(.row("anna"))
          await send(.row("ben"))
          await send(.ended)
        }
      case .row(let name):
        state.names.append(name)
        return .none
      case .ended:
        state.isRunning = false
        return .none
      }
    }
  }
}

let store = TestStore(initialState: Import.State()) { Import() }
store.exhaustivity = .off
await store.send(.start)
await store.receive(.ended) { $0.isRunning = false }
print("names after the end: \(store.state.names)")
await store.receive(.row("anna")) { $0.names = ["anna"] }
