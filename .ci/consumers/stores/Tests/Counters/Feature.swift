import Composable
import Dependencies

struct Counter: Reducer {
  struct State: Equatable, Identifiable, Sendable {
    var id = 0
    var count = 0
  }
  enum Action: Equatable, Sendable {
    case plus, minus, load
    case loaded(Int)
    case stop
  }
  enum Load: Hashable, Sendable { case id }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .plus: state.count += 1
    case .minus: state.count -= 1
    case .loaded(let count): state.count = count
    case .stop: return .cancel(id: Load.id)
    case .load:
      return .run { [count = state.count] send in
        try await clock.sleep(for: .seconds(1))
        await send(.loaded(count + 10))
      }
      .cancellable(id: Load.id, cancelInFlight: true)
    }
    return .none
  }
}

struct Screen: Reducer {
  struct State: Equatable, Sendable {
    var left = Counter.State()
    var detail: Counter.State?
    var rows: IdentifiedArrayOf<Counter.State> = []
    var isOpen = false
  }
  enum Action: Equatable, Sendable {
    case left(Counter.Action)
    case detail(Counter.Action)
    case row(id: Int, action: Counter.Action)
    case open
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.left, action: /Action.left) { Counter() }
    Reduce { state, action in
      if case .open = action { state.isOpen = true }
      return .none
    }
    .ifLet(\.detail, action: /Action.detail) { Counter() }
    .forEach(\.rows, action: /Action.row) { Counter() }
    .onChange(of: \.isOpen) { _, _ in
      Reduce { state, _ in
        state.detail = Counter.State(id: 1)
        return .none
      }
    }
  }
}

/// Paths made in all three ways.
enum Paths {
  static let name: CasePath<Screen.Action, Counter.Action> = /Screen.Action.left
  static let pattern = CasePath(Screen.Action.detail) {
    if case .detail(let action) = $0 { action } else { nil }
  }
  static let plain = /Screen.Action.open
  static let mapped = Effect<Counter.Action>.none.map(Screen.Action.left)
}
