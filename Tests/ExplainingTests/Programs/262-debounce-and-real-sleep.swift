//? The advance wakes the debounced search, although the spinner sleeps on the system's clock.
import Clocks
import Composable

struct Search: Reducer {
  struct State: Equatable {
    var results: [String] = []
    var isSpinning = false
  }
  enum Action {
    case typed(String)
    case found([String])
    case spun
  }
  enum CancelID { case search }
  let clock: any Clock<Duration>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .typed(let text):
      state.isSpinning = true
      return .merge(
        .run { send in await send(.found([text])) }
          .debounce(id: CancelID.search, for: .seconds(1), clock: clock),
        .run { send in
          try await Task.sleep(for: .milliseconds(900))
          await send(.spun)
        })
    case .found(let results): state.results = results
    case .spun: state.isSpinning = false
    }
    return .none
  }
}

let clock = TestClock()
let store = Store(initialState: Search.State()) { Search(clock: clock) }
store.send(.typed("swift"))
try await Task.sleep(for: .milliseconds(50))
await clock.advance(by: .seconds(1))
print(store.results, store.isSpinning)
try await Task.sleep(for: .milliseconds(1_200))
print(store.results, store.isSpinning)
