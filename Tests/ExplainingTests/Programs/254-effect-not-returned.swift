//? The effect that cancels is made and not returned, so it does nothing.
import Composable
import ComposableMacros

struct Player: Reducer {
  struct State: Equatable {
    var isPlaying = false
    var position = 0
  }
  enum Action { case play, stop, tick }
  enum CancelID { case playing }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .play:
      state.isPlaying = true
      return .run { send in
        for _ in 1...6 {
          try await Task.sleep(for: .milliseconds(40))
          await send(.tick)
        }
      }
      .cancellable(id: CancelID.playing)
    case .stop:
      state.isPlaying = false
      return .cancel(id: CancelID.playing)
    case .tick:
      state.position += 1
      return .none
    }
  }
}

struct App: Reducer {
  struct State: Equatable {
    var player = Player.State()
    var user: String? = "anna"
  }
  @CasePathable enum Action {
    case player(Player.Action)
    case logOut
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.player, action: \.player) { Player() }
    Reduce { state, action in
      guard case .logOut = action else { return .none }
      state.user = nil
      _ = Player().reduce(into: &state.player, action: .stop)
      return .none
    }
  }
}

let store = Store(initialState: App.State()) { App() }
store.send(.player(.play))
try await Task.sleep(for: .milliseconds(100))
store.send(.logOut)
print("logged out: \(store.player)")
try await Task.sleep(for: .milliseconds(300))
print("later:      \(store.player)")
