//? A cancelled effect doesn't call catch, so nobody ends the loading.
import Composable
import ComposableMacros

struct Offline: Error {}

@Reducer struct Loader {
  @ObservableState struct State: Equatable {
    var isLoading = false
    var message = "idle"
  }
  enum Action {
    case load(failing: Bool)
    case failed(String)
    case cancel, loaded
  }
  enum CancelID { case load }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .load(let failing):
        state.isLoading = true
        return .run { send in
          try await clock.sleep(for: .milliseconds(20))
          if failing { throw Offline() }
          await send(.loaded)
        } catch: { error, send in
          await send(.failed("\(type(of: error))"))
        }
        .cancellable(id: CancelID.load)
      case .cancel: return .cancel(id: CancelID.load)
      case .loaded: state.message = "loaded"
      case .failed(let reason): state.message = "failed: \(reason)"
      }
      state.isLoading = false
      return .none
    }
  }
}

let store = Store(initialState: Loader.State()) { Loader() }
await store.send(.load(failing: true)).finish()
print(store.message, store.isLoading)
let task = store.send(.load(failing: false))
store.send(.cancel)
await task.finish()
print(store.message, store.isLoading)
