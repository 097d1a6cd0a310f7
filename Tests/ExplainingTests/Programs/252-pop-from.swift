//? popFrom removes the element and all above it.
import ComposableArchitecture

@Reducer struct Folder {
  struct State: Equatable {
    var name: String
    var count = 0
  }
  enum Action { case appeared, counted }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.counted) }
        }
      case .counted:
        state.count += 1
        return .none
      }
    }
  }
}

@Reducer struct Browser {
  struct State: Equatable { var path = StackState<Folder.State>() }
  enum Action {
    case open(String)
    case path(StackActionOf<Folder>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .open(let name) = action { state.path.append(Folder.State(name: name)) }
      return .none
    }
    .forEach(\.path, action: \.path) { Folder() }
  }
}

let clock = TestClock()
let store = Store(initialState: Browser.State()) {
  Browser()
} withDependencies: {
  $0.continuousClock = clock
}
for name in ["home", "photos", "2024"] { store.send(.open(name)) }
let ids = store.path.ids
for id in ids { store.send(.path(.element(id: id, action: .appeared))) }
await clock.advance(by: .seconds(2))
store.send(.path(.popFrom(id: ids[1])))
await clock.advance(by: .seconds(2))
print(store.path.map { "\($0.name) \($0.count)" })
