//? E2 is started by an action of E1. It ends where its own code is, not where the code of E1 is.
import Composable

struct Feature: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action: Equatable { case go, first, second }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        return .run { send in await send(.first) }
      case .first:
        return .run { send in await send(.second) }
      case .second:
        state.count += 1
        return .none
      }
    }
  }
}
let store = Store(initialState: Feature.State()) { Feature() }
await store.send(.go).finish()
store.send(.second)
