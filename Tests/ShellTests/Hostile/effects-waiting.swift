// status: 0
// prints: prints    3000
// limit: computing=20
// limit: memory=80
import Composable

struct Many: Reducer {
  struct State: Equatable { var done = 0 }
  enum Action { case start, finished }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        return .run { send in
          try await clock.sleep(for: .seconds(3))
          await send(.finished)
        }
      case .finished:
        state.done += 1
        return .none
      }
    }
  }
}
let store = Store(initialState: Many.State()) { Many() }
for _ in 0..<3_000 { store.send(.start) }
while store.withState(\.done) < 3_000 { try await Task.sleep(for: .milliseconds(50)) }
print(store.withState(\.done))
