//? The override surrounds send, but a store uses the dependencies of the place where it was created.
import Composable

enum User: DependencyKey { static let liveValue = "guest" }
struct Greeter: Reducer {
  struct State { var text = "" }
  enum Action { case greet }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    @Dependency(User.self) var user
    state.text = user
    return .none
  }
}
let store = Store(initialState: Greeter.State()) { Greeter() }
withDependencies {
  $0[User.self] = "ben"
} operation: {
  store.send(.greet)
}
print(store.state.text)
