//? The test advances another clock than the one on which the effect sleeps.
import Composable
import ComposableMacros

@Reducer
struct Countdown {
  struct State: Equatable { var seconds = 3 }
  enum Action { case start, tick }
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        return .run { [seconds = state.seconds] send in
          for _ in 0..<seconds {
            try await clock.sleep(for: .seconds(1))
            await send(.tick)
          }
        }
      case .tick:
        state.seconds -= 1
        return .none
      }
    }
  }
}

@MainActor
struct Fixture {
  var clock: TestClock<Duration> { TestClock() }

  func makeStore() -> StoreOf<Countdown> {
    Store(initialState: Countdown.State()) {
      Countdown()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }
}

let fixture = Fixture()
let store = fixture.makeStore()
let running = store.send(.start)
await fixture.clock.advance(by: .seconds(3))
print("seconds left:", store.withState { $0.seconds })
running.cancel()
