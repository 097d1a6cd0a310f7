//? The state holds an object, whose changes the store can't see.
// swift-format-ignore-file
import Composable

final class Basket { var items: [String] = [] }
struct Shop: Reducer {
  struct State { var basket = Basket(); var visits = 0 }
  enum Action { case add(String) }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if case .add(let item) = action { state.basket.items.append(item) }
    state.visits += 1
    return .none
  }
}
let store = Store(initialState: Shop.State()) { Shop() }
let before = store.state
store.send(.add("apple"))
print(before.basket.items, store.state.basket.items)
