//? The override holds in the child alone, and ends before the second reducer runs.
import Composable

enum Greeting: DependencyKey { static let liveValue = "live" }
struct Child: Reducer {
  struct State { var text = "" }
  enum Action { case greet }
  @Dependency(Greeting.self) var greeting
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.text = greeting
    return .none
  }
}
struct Parent: Reducer {
  struct State {
    var child = Child.State()
    var copy = ""
  }
  enum Action { case child(Child.Action) }
  @Dependency(Greeting.self) var greeting
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: /Action.child) {
      Child().transformDependency(\.self) { $0[Greeting.self] = "onboarding" }
    }
    Reduce { state, _ in
      state.copy = greeting
      return .none
    }
  }
}
let store = Store(initialState: Parent.State()) { Parent() }
store.send(
  .child(.greet)
)
print(store.state)
