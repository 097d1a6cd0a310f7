//? The id contains the text, so each text has another id, and cancels nothing.
import Composable
import ComposableMacros

@Reducer struct Search {
  @ObservableState struct State: Equatable {
    var text = ""
    var requests: [String] = []
  }
  enum Action {
    case typed(String)
    case request
  }
  struct Debounce: Hashable { var text: String }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .typed(let text):
        state.text = text
        return .run { send in
          try await clock.sleep(for: .milliseconds(300))
          await send(.request)
        }
        .cancellable(id: Debounce(text: state.text), cancelInFlight: true)
      case .request:
        state.requests.append(state.text)
        return .none
      }
    }
  }
}

let clock = TestClock()
let store = Store(initialState: Search.State()) {
  Search()
} withDependencies: {
  $0.continuousClock = clock
}
for text in ["t", "te", "te", "tea"] {
  store.send(.typed(text))
  await clock.advance(by: .milliseconds(50))
}
await clock.advance(by: .seconds(1))
print(store.requests)
