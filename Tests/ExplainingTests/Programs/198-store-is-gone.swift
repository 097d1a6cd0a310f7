//? The upload ends because the store is gone: nothing keeps it after the function.
import Composable

struct Upload: Reducer {
  struct State { var done = false }
  enum Action { case start, finished }
  @Dependency(\.continuousClock) var clock
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .start:
      return .run { send in
        try await clock.sleep(for: .seconds(1))
        print("uploaded")
        await send(.finished)
      }
    case .finished:
      state.done = true
      return .none
    }
  }
}
let clock = TestClock()
@MainActor func screen() async {
  let store = Store(initialState: Upload.State()) {
    Upload()
  } withDependencies: {
    $0.continuousClock = clock
  }
  store.send(.start)
  await Task.yield()
  print("screen closes")
}
await screen()
await clock.advance(by: .seconds(2))
print("end")
