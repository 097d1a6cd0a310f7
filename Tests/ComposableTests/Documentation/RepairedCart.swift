import Composable

/// A cart whose total follows from what else is known, whoever has changed that.
struct RepairedCart: Reducer {
  var body: some ReducerOf<Cart> {
    Cart()
    Reduce { state, _ in
      state.total = state.prices.reduce(0, +) * (100 - state.discount) / 100
      return .none
    }
  }
}
