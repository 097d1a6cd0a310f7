//? Each closure expects a change that a later action makes: first A2, then A3.
import Composable
import Testing

struct Search: Reducer {
  struct State: Equatable {
    var isLoading = false
    var results: [String] = []
    var isRated = false
  }
  enum Action: Equatable {
    case start, rated
    case loaded([String])
  }
  let clock = TestClock()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .start:
      state.isLoading = true
      return .run { [clock] send in
        await send(.loaded(["one"]))
        try await clock.sleep(for: .seconds(1))
        await send(.rated)
      }
    case .loaded(let results):
      state.isLoading = false
      state.results = results
      return .none
    case .rated:
      state.isRated = true
      return .none
    }
  }
}
@MainActor @Test func searching() async {
  let search = Search()
  let store = TestStore(initialState: Search.State()) { search }
  store.exhaustivity = .off
  await store.send(.start) { $0.results = ["one"] }
  await store.receive(.loaded(["one"])) { $0.isRated = true }
  await search.clock.advance(by: .seconds(1))
  await store.receive(.rated)
}
