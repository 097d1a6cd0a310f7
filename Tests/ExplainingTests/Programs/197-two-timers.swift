//? The second timer starts beside the first one, because the effect does not cancel the one in flight.
import Composable

struct Stopwatch: Reducer {
  struct State: Equatable { var seconds = 0 }
  enum Action { case appear, tick, disappear }
  @Dependency(\.continuousClock) var clock
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .appear:
      return .run { send in for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
      }
      .cancellable(id: "timer")
    case .tick:
      state.seconds += 1
      return .none
    case .disappear: return .cancel(id: "timer")
    }
  }
}
let clock = TestClock()
let store = Store(initialState: Stopwatch.State()) {
  Stopwatch()
} withDependencies: {
  $0.continuousClock = clock
}
store.send(.appear)
await clock.advance(by: .seconds(1))
store.send(.appear)
await clock.advance(by: .seconds(2))
store.send(.disappear)
await clock.advance(by: .seconds(2))
print(store.state.seconds)
