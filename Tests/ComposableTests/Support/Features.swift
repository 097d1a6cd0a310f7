import Composable

/// Counts, and can ask for a number later.
struct Counter: Reducer {
  struct State: Equatable, Sendable {
    var count = 0
  }

  enum Action: Equatable, Sendable {
    case plus
    case minus
    case load
    case loaded(Int)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .plus: state.count += 1
    case .minus: state.count -= 1
    case .load: return .run { send in await send(.loaded(7)) }
    case .loaded(let number): state.count = number
    }
    return .none
  }
}
