import ComposableArchitecture

@Reducer struct Lamp {
  @ObservableState struct State: Equatable { var blinks = 0 }
  enum Action {
    case on(String)
    case off(String)
    case blink
  }
  enum CancelID: Hashable { case lamp(String) }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .on(let room):
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.blink) }
        }
        .cancellable(id: CancelID.lamp(room))
      case .off(let room): return .cancel(id: CancelID.lamp(room))
      case .blink: state.blinks += 1
      }
      return .none
    }
  }
}

let clock = TestClock()
@MainActor func makeStore() -> StoreOf<Lamp> {
  Store(initialState: Lamp.State()) {
    Lamp()
  } withDependencies: {
    $0.continuousClock = clock
  }
}
let house = makeStore()
let shed = makeStore()
house.send(.on("hall"))
await clock.advance(by: .seconds(5))
shed.send(.off("hall"))
await clock.advance(by: .seconds(1))
print(house.blinks, shed.blinks)
house.send(.off("hall"))
