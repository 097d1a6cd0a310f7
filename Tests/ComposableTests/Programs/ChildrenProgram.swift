import Composable
import Testing

/// A counter that can be presented, and can dismiss itself through its parent.
private struct Sheet: Reducer {
  struct State: Equatable {
    var text = ""
    var isSending = false
  }
  enum Action: Equatable {
    case textChanged(String)
    case sendTapped
    case sent(String)
    case cancelTapped
  }
  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .textChanged(let text):
      state.text = text
      return .none
    case .sendTapped:
      state.isSending = true
      return .run { [text = state.text] send in
        try await clock.sleep(for: .seconds(1))
        await send(.sent(text))
      }
    case .sent, .cancelTapped:
      return .none
    }
  }
}

/// A profile whose parts are loaded one by one.
private struct Profile: Reducer {
  enum State: Equatable {
    case loggedOut
    case loggedIn(Counter.State)
  }
  enum Action: Equatable {
    case logIn
    case logOut
    case loggedIn(Counter.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .logIn: state = .loggedIn(Counter.State())
      case .logOut: state = .loggedOut
      case .loggedIn: break
      }
      return .none
    }
    .ifCaseLet(/State.loggedIn, action: /Action.loggedIn) { Counter() }
  }
}

private struct App: Reducer {
  struct State: Equatable {
    var sheet: Sheet.State?
    var profile = Profile.State.loggedOut
    var posts: [String] = []
  }
  enum Action: Equatable {
    case composeTapped
    case sheet(Sheet.Action)
    case profile(Profile.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.profile, action: /Action.profile) { Profile() }
    Reduce { state, action in
      switch action {
      case .composeTapped:
        state.sheet = Sheet.State()
        return .none
      case .sheet(.sent(let text)):
        state.posts.append(text)
        state.sheet = nil
        return .none
      case .sheet(.cancelTapped):
        state.sheet = nil
        return .none
      case .sheet, .profile:
        return .none
      }
    }
    .ifLet(\.sheet, action: /Action.sheet) { Sheet() }
    .onChange(of: \.posts.count) { old, new in
      Reduce { state, _ in
        new > old ? .send(.profile(.loggedIn(.plus))) : .none
      }
    }
  }
}

@MainActor
@Suite("Program: a parent and its children")
struct ChildrenProgram {
  private func app(_ clock: TestClock<Duration>) -> TestStore<App.State, App.Action> {
    TestStore(initialState: App.State()) {
      App()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func posting() async {
    let clock = TestClock()
    let store = app(clock)
    await store.send(.profile(.logIn)) { $0.profile = .loggedIn(Counter.State()) }
    await store.send(.composeTapped) { $0.sheet = Sheet.State() }
    await store.send(.sheet(.textChanged("Hello"))) { $0.sheet?.text = "Hello" }
    await store.send(.sheet(.sendTapped)) { $0.sheet?.isSending = true }
    await clock.advance(by: .seconds(1))
    await store.receive(.sheet(.sent("Hello"))) {
      $0.sheet = nil
      $0.posts = ["Hello"]
    }
    await store.receive(.profile(.loggedIn(.plus))) {
      $0.profile = .loggedIn(Counter.State(count: 1))
    }
  }

  @Test func dismissingWhileSending() async {
    let clock = TestClock()
    let store = app(clock)
    await store.send(.composeTapped) { $0.sheet = Sheet.State() }
    await store.send(.sheet(.sendTapped)) { $0.sheet?.isSending = true }
    await store.send(.sheet(.cancelTapped)) { $0.sheet = nil }
    await clock.run()
  }
}
