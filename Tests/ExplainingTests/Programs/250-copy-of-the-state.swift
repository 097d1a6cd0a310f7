//? The effect's closure keeps a copy of the state from before the second answer.
import ComposableArchitecture

@Reducer struct Quiz {
  struct State: Equatable {
    var answer = "red"
    var saved = ""
  }
  enum Action {
    case answered(String)
    case saveTapped
    case saved(String)
  }
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .answered(let answer):
        state.answer = answer
        return .none
      case .saveTapped:
        return .run { [state] send in
          try await clock.sleep(for: .seconds(3))
          await send(.saved(state.answer))
        }
      case .saved(let answer):
        state.saved = answer
        return .none
      }
    }
  }
}

let clock = TestClock()
let store = Store(initialState: Quiz.State()) {
  Quiz()
} withDependencies: {
  $0.continuousClock = clock
}
store.send(.saveTapped)
await clock.advance(by: .seconds(1))
store.send(.answered("blue"))
await clock.advance(by: .seconds(2))
print("answer \(store.answer), saved \(store.saved)")
