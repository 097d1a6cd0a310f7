import ComposableArchitecture

@Reducer struct Kitchen {
  @ObservableState struct State: Equatable { var drops = 0 }
  enum Action { case open, drop, close, closeOne }
  enum Tap { case hot, cold }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .open: return .merge(run(.hot), run(.cold))
      case .drop: state.drops += 1
      case .close: return .cancel(id: [Tap.hot, .cold])
      case .closeOne: return .cancel(id: Set([Tap.cold]))
      }
      return .none
    }
  }
  func run(_ tap: Tap) -> Effect<Action> {
    .run { send in
      try await clock.sleep(for: .seconds(tap == .hot ? 1 : 2))
      await send(.drop)
    }
    .cancellable(id: tap)
  }
}

let clock = TestClock()
let store = Store(initialState: Kitchen.State()) {
  Kitchen()
} withDependencies: {
  $0.continuousClock = clock
}
store.send(.open)
store.send(.close)
await clock.advance(by: .seconds(1))
store.send(.closeOne)
await clock.advance(by: .seconds(1))
print(store.drops)
