import Composable

/// What is asked of the shop's server.
struct ShopServer: Sendable {
  var prices: @Sendable () async throws -> [Int]
  var discount: @Sendable (_ voucher: String) async throws -> Int
}

extension ShopServer: DependencyKey {
  static let liveValue = ShopServer(prices: { [12, 8] }, discount: { _ in 10 })
  static let testValue = liveValue
  static let dependencyName = "shop server"
}

extension DependencyValues {
  var shopServer: ShopServer {
    get { self[ShopServer.self] }
    set { self[ShopServer.self] = newValue }
  }
}

/// What a customer is about to buy.
struct Cart: Reducer {
  struct State: Equatable {
    var prices = [12, 8]
    var discount = 0
    var total = 20
  }

  enum Action: Equatable {
    case opened
    case pricesLoaded([Int])
    case voucherEntered(String)
    case voucherAccepted(percent: Int)
  }

  @Dependency(\.shopServer) var server

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .opened:
      return .run(name: "refresh") { send in
        await send(.pricesLoaded(try await server.prices()))
      }
    case .pricesLoaded(let prices):
      state.prices = prices
      state.total = prices.reduce(0, +)
    case .voucherEntered(let voucher):
      return .run(name: "voucher") { send in
        await send(.voucherAccepted(percent: try await server.discount(voucher)))
      }
    case .voucherAccepted(let percent):
      state.discount = percent
      state.total = state.prices.reduce(0, +) * (100 - percent) / 100
    }
    return .none
  }
}
