//? The reducer of `onChange` set `isHigh`, because the second action changed the level from 1 to 2.
import Composable

struct Settings: Reducer {
  struct State: Equatable {
    var level = 0
    var isHigh = false
  }
  enum Action { case up }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.level += 1
      return .none
    }
    .onChange(of: \.level) { _, level in
      Reduce { state, _ in
        state.isHigh = level > 1
        return .none
      }
    }
  }
}
let store = Store(initialState: Settings.State()) { Settings() }
store.send(.up)
store.send(.up)
print(store.isHigh)
