//? The static reducer was made once, with the override of the first store.
import Composable
import ComposableMacros

struct Prices: DependencyKey, Sendable {
  var price: @Sendable (String) -> Int
  static let liveValue = Prices(price: { _ in 100 })
  static let testValue = Prices(price: { _ in 100 })
}
extension DependencyValues {
  var prices: Prices {
    get { self[Prices.self] }
    set { self[Prices.self] = newValue }
  }
}

struct PriceRow: Reducer {
  struct State: Equatable { var price = 0 }
  enum Action { case refresh }
  let prices: Prices

  init() {
    @Dependency(\.prices) var prices
    self.prices = prices
  }

  static let shared = PriceRow()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.price = prices.price("tea")
    return .none
  }
}

@Reducer
struct Shop {
  struct State: Equatable { var row = PriceRow.State() }
  enum Action { case row(PriceRow.Action) }

  var body: some ReducerOf<Self> {
    Scope(state: \.row, action: \.row) { PriceRow.shared }
  }
}

for price in [1, 2] {
  let store = Store(initialState: Shop.State()) {
    Shop()
  } withDependencies: {
    $0.prices.price = { _ in price }
  }
  store.send(.row(.refresh))
  print("price:", store.withState { $0.row.price })
}
