//? The first reducer replaces the login state, so the Scope after it finds no login any more.
import ComposableArchitecture

@Reducer struct Login {
  struct State: Equatable { var attempts = 0 }
  enum Action { case succeeded(user: String) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.attempts += 1
      print("login counts \(state.attempts)")
      return .none
    }
  }
}

@Reducer struct Home {
  struct State: Equatable { var user: String }
  enum Action { case refresh }
}

@Reducer struct Root {
  enum State: Equatable {
    case login(Login.State)
    case home(Home.State)
  }
  enum Action {
    case login(Login.Action)
    case home(Home.Action)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .login(.succeeded(let user)) = action {
        state = .home(Home.State(user: user))
      }
      return .none
    }
    Scope(state: \.login, action: \.login) { Login() }
    Scope(state: \.home, action: \.home) { Home() }
  }
}

let store = Store(initialState: Root.State.login(Login.State())) { Root() }
store.send(.login(.succeeded(user: "anna")))
print(store.withState { $0 })
