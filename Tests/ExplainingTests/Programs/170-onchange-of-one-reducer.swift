//? `onChange` observes only the first `Reduce`, and the second one changes the name.
import Composable
import ComposableMacros

@Reducer
struct Profile {
  struct State: Equatable {
    var name = "Blob"
    var saves = 0
  }
  enum Action {
    case typed(String)
    case reset
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .typed(let name) = action {
        state.name = name
      }
      return .none
    }
    .onChange(of: \.name) { old, new in
      Reduce { state, _ in
        state.saves += 1
        print("save \(new)")
        return .none
      }
    }
    Reduce { state, action in
      if case .reset = action {
        state.name = "Blob"
      }
      return .none
    }
  }
}

let store = Store(initialState: Profile.State()) { Profile() }
store.send(.typed("Ada"))
store.send(.reset)
print(store.withState { $0.name }, store.withState { $0.saves })
