import ComposableArchitecture

@Reducer struct Post {
  @ObservableState struct State: Equatable { var delivered: [String] = [] }
  enum Action {
    case send([String])
    case delivered(String)
  }
  enum CancelID { case delivery }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .send(let letters): return .merge(letters.map(deliver))
      case .delivered(let letter): state.delivered.append(letter)
      }
      return .none
    }
  }
  func deliver(_ letter: String) -> Effect<Action> {
    .run { send in
      try await clock.sleep(for: .seconds(1))
      await send(.delivered(letter))
    }
    .cancellable(id: CancelID.delivery, cancelInFlight: true)
  }
}

let clock = TestClock()
let store = Store(initialState: Post.State()) {
  Post()
} withDependencies: {
  $0.continuousClock = clock
}
store.send(.send(["Ann", "Bo"]))
await clock.advance(by: .milliseconds(500))
store.send(.send(["Cy"]))
await clock.advance(by: .seconds(1))
print(store.delivered)
