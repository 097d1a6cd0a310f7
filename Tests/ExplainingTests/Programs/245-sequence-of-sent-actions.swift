//? The sequence doesn't wait for the effect of the action that it sent.
import Composable
import ComposableMacros

@Reducer
struct Checkout {
  struct State: Equatable {
    var steps: [String] = []
  }
  enum Action {
    case payTapped
    case reserve
    case reserved
    case charge
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .payTapped:
        // Never charge before the goods are reserved.
        return .concatenate(.send(.reserve), .send(.charge))
      case .reserve:
        state.steps.append("ask the warehouse")
        return .run { send in
          try await Task.sleep(for: .milliseconds(30))
          await send(.reserved)
        }
      case .reserved:
        state.steps.append("goods are reserved")
        return .none
      case .charge:
        state.steps.append("charge the card")
        return .none
      }
    }
  }
}

let store = Store(initialState: Checkout.State()) { Checkout() }
await store.send(.payTapped).finish()
for step in store.steps {
  print(step)
}
