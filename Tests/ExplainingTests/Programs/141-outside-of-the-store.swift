//? The store's override is in effect in its reducers and effects, not in a setter called outside.
// swift-format-ignore-file
import Composable

enum Currency: DependencyKey { static let liveValue = "dollar" }
struct Price: Reducer {
  struct State {
    var label = ""
    mutating func show(_ amount: Int) {
      @Dependency(Currency.self) var currency
      label = "\(amount) \(currency)"
    }
  }
  enum Action { case show(Int) }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if case .show(let amount) = action { state.show(amount) }
    return .none
  }
}
let store = Store(initialState: Price.State()) { Price() } withDependencies: {
  $0[Currency.self] = "euro"
}
store.send(.show(5))
print(store.state.label)
var copy = store.state
copy.show(5)
print(copy.label)
