import ComposableArchitecture

@Reducer struct Oven {
  @ObservableState struct State: Equatable, Identifiable {
    let id: Int, dish: String
    var minutes = 0
  }
  enum Action { case start, tick }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(60)) { await send(.tick) }
        }
      case .tick: state.minutes += 1
      }
      return .none
    }
  }
}

@Reducer struct Bakery {
  @ObservableState struct State: Equatable { var ovens: IdentifiedArrayOf<Oven.State> = [] }
  enum Action {
    case menu([Int], String)
    case turn
    case ovens(IdentifiedActionOf<Oven>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .menu(let ids, let dish):
        state.ovens = IdentifiedArray(uniqueElements: ids.map { Oven.State(id: $0, dish: dish) })
      case .turn: state.ovens.reverse()
      case .ovens: break
      }
      return .none
    }
    .forEach(\.ovens, action: \.ovens) { Oven() }
  }
}

let clock = TestClock()
let store = Store(initialState: Bakery.State()) {
  Bakery()
} withDependencies: {
  $0.continuousClock = clock
}
store.send(.menu([1, 2], "bread"))
store.send(.ovens(.element(id: 1, action: .start)))
store.send(.ovens(.element(id: 2, action: .start)))
await clock.advance(by: .seconds(180))
store.send(.menu([2, 3], "cake"))
await clock.advance(by: .seconds(120))
store.send(.turn)
print(store.ovens.map { "\($0.id) \($0.dish): \($0.minutes)" })
