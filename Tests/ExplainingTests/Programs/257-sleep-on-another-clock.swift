//? The advance wakes nobody, because the sleep is on the clock of the system.
import Composable
import ComposableMacros

@Reducer
struct Toast {
  struct State: Equatable {
    var text: String?
  }
  enum Action: Equatable {
    case show(String)
    case hide
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .show(let text):
        state.text = text
        return .run { send in
          try await Task.sleep(for: .milliseconds(500))
          await send(.hide)
        }
      case .hide:
        state.text = nil
        return .none
      }
    }
  }
}

let clock = TestClock()
let store = Store(initialState: Toast.State()) {
  Toast()
} withDependencies: {
  $0.continuousClock = clock
}

let showing = store.send(.show("saved"))
await clock.advance(by: .milliseconds(600))
print("after 600 ms of the clock: \(store.text ?? "hidden")")
await clock.advance(by: .seconds(60))
print("after a minute of the clock: \(store.text ?? "hidden")")
await showing.finish()
print("in the end: \(store.text ?? "hidden")")
