//? The effect throws a CancellationError, which `run` ignores: `catch` is not called, and the state stays.
import Composable

struct Feature: Reducer {
  struct State { var failed = false }
  enum Action { case go, failed }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .go:
      return .run { send in
        try await Task.sleep(for: .milliseconds(10))
        throw CancellationError()
      } catch: { _, send in
        await send(.failed)
      }
    case .failed:
      state.failed = true
      return .none
    }
  }
}
let store = Store(initialState: Feature.State()) { Feature() }
await store.send(.go).finish()
print(store.state.failed)
