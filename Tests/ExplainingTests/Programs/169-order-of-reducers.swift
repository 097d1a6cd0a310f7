//? `Reduce` runs before the `Scope`s, so it sees the old counts.
import Composable
import ComposableMacros

@Reducer
struct Counter {
  struct State: Equatable { var count = 0 }
  enum Action { case plus, minus }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plus: state.count += 1
      case .minus: state.count -= 1
      }
      return .none
    }
  }
}

@Reducer
struct Basket {
  struct State: Equatable {
    var apples = Counter.State()
    var pears = Counter.State()
    var total = 0
  }
  enum Action {
    case apples(Counter.Action)
    case pears(Counter.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.total = state.apples.count + state.pears.count
      return .none
    }
    Scope(state: \.apples, action: \.apples) { Counter() }
    Scope(state: \.pears, action: \.pears) { Counter() }
  }
}

let store = Store(initialState: Basket.State()) { Basket() }
store.send(.apples(.plus))
print("total:", store.withState { $0.total })
store.send(.pears(.plus))
print("total:", store.withState { $0.total })
