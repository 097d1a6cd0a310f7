import Composable

/// Opens the cart and enters a voucher while the server is slow; returns the record of it.
@MainActor
func shopping(with cart: some ReducerOf<Cart>) async -> Journal<Cart.State, Cart.Action>? {
  let (pricesAsked, answer) = AsyncStream.makeStream(of: [Int].self)
  let store = Store(initialState: Cart.State(), journal: .last(1_000)) {
    cart
  } withDependencies: {
    $0.shopServer.prices = {
      for await prices in pricesAsked { return prices }
      return []
    }
  }
  let opening = store.send(.opened)
  await store.send(.voucherEntered("TEN")).finish()
  answer.yield([12, 8])
  await opening.finish()
  return store.journal
}
