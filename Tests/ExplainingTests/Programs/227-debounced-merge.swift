//? The debounce cancels the whole merge, also the action in it that should be sent at once.
import ComposableArchitecture

@Reducer struct Search {
  struct State: Equatable {
    var text = ""
    var results: [String] = []
    var tracked = 0
  }
  enum Action {
    case typed(String)
    case found([String])
    case tracked
  }
  enum CancelID { case search }
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .typed(let text):
        state.text = text
        return .merge(
          .send(.tracked),
          .run { send in await send(.found(["\(text)!"])) }
        )
        .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)
      case .found(let results):
        state.results = results
        return .none
      case .tracked:
        state.tracked += 1
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
for text in ["s", "sw", "swi"] {
  store.send(.typed(text))
  await clock.advance(by: .milliseconds(100))
}
await clock.advance(by: .milliseconds(300))
print("results \(store.results), tracked \(store.tracked) of 3")
