import ComposableMacros
import DependenciesTestSupport
import Testing

@MainActor
@Suite("Types that send view actions")
struct ViewActionTests {
  @Test("a type sends the actions of its view without their case, and waits for their effects")
  func sending() async {
    let screen = PlayerScreen(store: Store(initialState: Player.State()) { Player() })
    screen.playTapped()
    #expect(screen.store.state.log == ["play"])
    await screen.send(.seekTapped(to: 3)).finish()
    #expect(screen.store.state.log == ["play", "seek 3", "moved"])
  }

  @Test("a class and a type with a computed store send to it too")
  func others() {
    let store = Store(initialState: Player.State()) { Player() }
    let model = PlayerModel(store: store)
    model.send(.playTapped)
    Remote(model: model).send(.playTapped)
    #expect(store.state.log == ["play", "play"])
  }
}

@Reducer
struct Player {
  struct State: Equatable { var log: [String] = [] }

  enum Action: ViewAction {
    case moved
    case view(View)

    enum View {
      case playTapped
      case seekTapped(to: Int)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .moved:
        state.log.append("moved")
        return .none
      case .view(.playTapped):
        state.log.append("play")
        return .none
      case .view(.seekTapped(let position)):
        state.log.append("seek \(position)")
        return .run { await $0(.moved) }
      }
    }
  }
}

@ViewAction(for: Player.self)
struct PlayerScreen {
  let store: StoreOf<Player>
  @MainActor func playTapped() { send(.playTapped) }
}

@MainActor
@ViewAction(for: Player.self)
final class PlayerModel {
  let store: StoreOf<Player>
  init(store: StoreOf<Player>) { self.store = store }
}

@MainActor
@ViewAction(for: Player.self)
struct Remote {
  let model: PlayerModel
  var store: StoreOf<Player> { model.store }
}
