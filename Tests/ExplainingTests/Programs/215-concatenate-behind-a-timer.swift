//? The second effect of the sequence never begins, because the first one doesn't end.
import Composable

struct Chat: Reducer {
  struct State: Equatable { var online = 0, messages: [String] = [] }
  enum Action {
    case appeared
    case presence(Int)
    case messages([String])
  }
  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .appeared:
      return .concatenate(
        .run { send in
          var count = 0
          for await _ in clock.timer(interval: .seconds(10)) {
            count += 1
            await send(.presence(count))
          }
        },
        .run { send in await send(.messages(["hi", "hello"])) }
      )
    case .presence(let count):
      state.online = count
      return .none
    case .messages(let messages):
      state.messages = messages
      return .none
    }
  }
}

let clock = TestClock()
let store = Store(initialState: Chat.State()) {
  Chat()
} withDependencies: {
  $0.continuousClock = clock
}
store.send(.appeared)
await clock.advance(by: .seconds(60))
print("\(store.online) online, messages: \(store.messages)")
