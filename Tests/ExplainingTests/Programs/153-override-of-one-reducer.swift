//? The override is in effect only in the child. The child that A3 names was removed by A3 itself.
import ComposableArchitecture

struct Tax: DependencyKey {
  var rate: Int
  static let liveValue = Tax(rate: 20)
}

extension DependencyValues {
  var tax: Tax {
    get { self[Tax.self] }
    set { self[Tax.self] = newValue }
  }
}

@Reducer struct Cart {
  struct State: Equatable { var tax = 0 }
  enum Action { case checkout, finished }
  @Dependency(\.tax) var tax
  @Dependency(\.isPresented) var isPresented
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .checkout = action {
        state.tax = isPresented ? -1 : tax.rate
        return .send(.finished)
      }
      return .none
    }
  }
}

@Reducer struct Shop {
  struct State: Equatable {
    var cart = Cart.State()
    var other: Cart.State? = Cart.State()
    var total = 0
  }
  enum Action {
    case cart(Cart.Action)
    case other(Cart.Action)
  }
  @Dependency(\.tax) var tax
  var body: some ReducerOf<Self> {
    Scope(state: \.cart, action: \.cart) { Cart() }
      .dependency(\.tax, Tax(rate: 5))
    Reduce { state, action in
      switch action {
      case .cart(.finished): state.total = 100 + tax.rate
      case .other: state.other = nil
      case .cart: break
      }
      return .none
    }
    EmptyReducer()
      .ifLet(\.other, action: \.other) { Cart() }
  }
}

let store = Store(initialState: Shop.State()) { Shop() }
await store.send(.cart(.checkout)).finish()
store.send(.other(.checkout))
print(store.cart.tax, store.total)
