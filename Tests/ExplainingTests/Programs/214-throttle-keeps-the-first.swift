//? A throttle with latest: false drops the later actions of its interval.
import Composable

struct Slider: Reducer {
  struct State: Equatable { var value = 0, saved: [Int] = [] }
  enum Action {
    case moved(Int)
    case save(Int)
  }
  @Dependency(\.continuousClock) var clock
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .moved(let value):
      state.value = value
      return .send(.save(value))
        .throttle(id: "save", for: .seconds(1), clock: clock, latest: false)
    case .save(let value):
      state.saved.append(value)
      return .none
    }
  }
}

let clock = TestClock()
let store = Store(initialState: Slider.State()) {
  Slider()
} withDependencies: {
  $0.continuousClock = clock
}
for value in [10, 20, 30, 40] {
  store.send(.moved(value))
  await clock.advance(by: .milliseconds(200))
}
await clock.advance(by: .seconds(5))
print("slider at \(store.value), saved \(store.saved)")
